import { listMessages, type Message } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Moment, statusOf } from '../admin/admin-parts.tsx';
import { MessageText } from '../message/text/message-text.tsx';

/** Three messages on each side; for a deleted message, those before it. */
const around = 7;

export function ReportContext({ message }: { message: Message }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        Messages before and after it
      </summary>
      {open && <Around message={message} />}
    </details>
  );
}

function Around({ message: { id, channelId, seq, deleted } }: { message: Message }) {
  const query = useQuery({
    // Outside of the admin queries, which are refetched after a decision: a deleted message is no longer found.
    queryKey: ['report-context', id, deleted],
    queryFn: ({ signal }) => {
      const place = deleted ? { before: seq } : { around: id };
      return call(listMessages, { params: { channelId }, query: { ...place, limit: around }, signal });
    },
  });
  const messages = query.data?.messages.toReversed() ?? [];
  const status = statusOf(query, messages.length === 0 && 'There are no messages before it.');
  if (status) return <p className="text-muted">{status}</p>;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-edge pl-4">
      {messages.map((each) => (
        <li key={each.id} aria-current={each.id === id || undefined}>
          <p className="text-sm text-muted">
            <span className={each.id === id ? 'font-semibold text-wine' : 'font-semibold'}>
              {each.author.name}
            </span>{' '}
            · <Moment at={each.createdAt} />
            {each.id === id && ' · the reported message'}
          </p>
          <MessageText content={each.content || 'Files without text'} />
        </li>
      ))}
    </ol>
  );
}
