import type { Message } from '@orbit-vine/contract/messages.ts';
import { getRemoval, restoreMessage } from '@orbit-vine/contract/moderation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MessageText } from './text/message-text.tsx';

interface RemovedWordsProps {
  messageId: string;
  onRestored?: ((message: Message) => void) | undefined;
}

export function RemovedWords({ messageId, onRestored }: RemovedWordsProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">What it said</summary>
      {open && <Words messageId={messageId} onRestored={onRestored} />}
    </details>
  );
}

function Words({ messageId, onRestored }: RemovedWordsProps) {
  const { data, error } = useQuery({
    queryKey: ['removal', messageId],
    queryFn: ({ signal }) => call(getRemoval, { params: { messageId }, signal }),
  });
  const { pending, run } = useAction({
    done: 'Restored. The author will be notified.',
    refetch: [['admin'], ['removal', messageId]],
  });
  const restore = () =>
    run(async () => {
      const message = await call(restoreMessage, { params: { messageId } });
      onRestored?.(message);
    });
  if (data && data.content === undefined)
    return <p className="text-sm text-muted">The message was restored, or its text is no longer stored.</p>;
  if (!data) return <p className="text-sm text-muted">{error?.message ?? 'Loading…'}</p>;
  return (
    <div className="border-l-2 border-edge pl-3">
      <MessageText content={data.content || 'Files without text'} />
      {data.reason && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">{`Reason given to the author: ${data.reason}`}</p>
      )}
      <Button className="mt-2" pending={pending} onClick={() => void restore()}>
        Restore it
      </Button>
    </div>
  );
}
