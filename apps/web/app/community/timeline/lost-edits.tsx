import { listMessages } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, ProblemError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { focusComposer } from '../focus-composer.ts';
import { type Edit, keptEdits } from '../sync/edits.ts';
import type { ChannelLog } from '../sync/log/channel-log.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Unsaved edits whose messages have been deleted since. */
export function LostEdits({ channelId, log }: { channelId: string; log: ChannelLog }) {
  const { user } = useMemberTools();
  const kept = keptEdits(user.id);
  const edits = useSyncExternalStore(kept.subscribe, kept.get);
  return edits
    .filter((edit) => edit.channelId === channelId)
    .map((edit) => <LostEdit key={edit.messageId} edit={edit} log={log} />);
}

function LostEdit({ edit, log }: { edit: Edit; log: ChannelLog }) {
  const { user, drafts } = useMemberTools();
  const { messageId, channelId, text } = edit;
  const message = log.messages.get(messageId);
  const { data: isGone = false } = useQuery({
    queryKey: ['messages', 'gone', messageId],
    queryFn: () => isMissing(channelId, messageId),
    enabled: message === undefined,
  });
  if (message ? !message.deleted : !isGone) return null;
  const discard = () => keptEdits(user.id).remove(messageId);
  const toComposer = () => {
    drafts.change(channelId, (draft) => ({ ...draft, text: [draft.text, text].filter(Boolean).join('\n') }));
    discard();
    focusComposer();
  };
  return (
    <section aria-label="An edit that wasn’t saved" className="mt-3 border-l-2 border-wine pl-4 text-sm">
      <p className="text-wine">You were editing this message when it was deleted:</p>
      <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <span className="mt-1 flex gap-1">
        <Button onClick={toComposer}>Move to the message box</Button>
        <Button onClick={discard}>Discard</Button>
      </span>
    </section>
  );
}

async function isMissing(channelId: string, around: string): Promise<boolean> {
  try {
    await call(listMessages, { params: { channelId }, query: { around, limit: 1 } });
    return false;
  } catch (reason) {
    if (reason instanceof ProblemError && reason.code === 'MESSAGE_NOT_FOUND') return true;
    throw reason;
  }
}
