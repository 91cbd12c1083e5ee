import { type ClipboardEvent, useCallback } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useMemberTools } from '../sync/member-context.ts';

/** Takes files that are chosen, dropped or pasted. What it takes to upload them comes with the first. */
export function useAttaching(channelId: string) {
  const { drafts } = useMemberTools();
  const attach = useCallback(
    async (files: File[]) => {
      if (files.length === 0) return;
      try {
        const attaching = await import('./attaching.ts');
        attaching.attach(drafts, channelId, files);
      } catch {
        showToast({
          title: 'Nothing was attached',
          description: 'The server cannot be reached. Check your connection and try again.',
          destructive: true,
        });
      }
    },
    [drafts, channelId],
  );
  const pasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A cell of a table comes as text and as a picture of itself; what is meant is the text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void attach(files);
  };
  return { attach, pasted };
}
