import { type ClipboardEvent, useCallback } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { useMemberTools } from '../../sync/member-context.ts';
import { insertText } from '../text/insert-text.ts';
import { isMoreThanText } from '../text/is-more-than-text.ts';

function pasteText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field, clipboardData } = event;
  const copied = { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  const { value, selectionStart: from, selectionEnd: to } = field;
  const words = value.slice(from, to);
  if (!isMoreThanText(copied, words)) return;
  event.preventDefault();
  const made = import('../text/text-aids.ts')
    .then(({ textAids }) => textAids.pastedText(copied, value.slice(0, from), words))
    .catch(() => copied.text);
  void made.then((text) => insertText(field, text, from, to));
}

export function useAttaching(draftId: string) {
  const { drafts } = useMemberTools();
  const attach = useCallback(
    async (files: File[]) => {
      if (files.length === 0) return;
      try {
        const attaching = await import('./attaching.ts');
        attaching.attach(drafts, draftId, files);
      } catch {
        showToast({
          title: 'Nothing was attached',
          description: 'The server can’t be reached. Check your connection and try again.',
          destructive: true,
        });
      }
    },
    [drafts, draftId],
  );
  const pasted = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { files, types } = event.clipboardData;
    // Spreadsheets copy cells as text and as a picture; the text counts.
    if (types.includes('text/plain')) return pasteText(event);
    if (files.length === 0) return;
    event.preventDefault();
    void attach([...files]);
  };
  return { attach, pasted };
}
