import { isBlank } from '@orbit-vine/contract/is-blank.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Quote } from '@orbit-vine/contract/messages.ts';
import { useCallback, useEffect, useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { focusComposer } from '../focus-composer.ts';
import { type Draft, readyFiles } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';

interface Sending {
  channelId: string;
  draftId: string;
  fieldId: string;
  draft: Draft;
  root: Quote | undefined;
}

export function useSending({ channelId, draftId, fieldId, draft, root }: Sending) {
  const { drafts, outbox } = useMemberTools();
  const [waiting, setWaiting] = useState<string>();
  const uploading = draft.files.some(({ state }) => state === 'uploading');
  const failed = draft.files.some(({ state }) => state === 'failed');

  const send = useCallback(() => {
    const attachments = readyFiles(draft);
    const replyTo = draft.replyTo ?? root;
    outbox.queue({
      id: crypto.randomUUID(),
      channelId,
      content: draft.text.trim(),
      queuedAt: new Date().toISOString(),
      ...(replyTo && { replyTo }),
      ...(attachments.length > 0 && { attachments }),
    });
    drafts.clear(draftId);
  }, [drafts, outbox, channelId, draftId, draft, root]);

  useEffect(() => {
    if (waiting === undefined || uploading) return;
    setWaiting(undefined);
    // Does not send if the member changed the text, or a file failed.
    if (!failed && waiting === draft.text) send();
  }, [waiting, uploading, failed, draft.text, send]);

  const ask = () => {
    const fault = whyNotSent(draft, failed);
    if (fault) showToast({ ...fault, destructive: true });
    else if (uploading) setWaiting(draft.text);
    else send();
    focusComposer(fieldId);
  };
  return { ask, waiting: waiting === draft.text };
}

function whyNotSent({ text, files }: Draft, failed: boolean) {
  const over = text.length - limits.messageLength;
  if (over > 0)
    return {
      title: 'Message too long',
      description: `It is ${over} ${over === 1 ? 'character' : 'characters'} too long. You can attach it as a text file.`,
    };
  if (isBlank(text) && files.length === 0)
    return { title: 'Empty message', description: 'Please enter a message before sending.' };
  if (failed)
    return {
      title: 'A file wasn’t attached',
      description: 'Retry it or remove it before sending.',
    };
  return undefined;
}
