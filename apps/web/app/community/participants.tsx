import type { Message } from '@orbit-vine/contract/messages.ts';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { Avatar } from './avatar.tsx';

interface ParticipantsProps {
  messages: readonly Message[];
  /** How many messages the channel has. */
  total: number;
  /** Whether there are older messages than these. */
  more: boolean;
}

const sheet =
  'm-auto max-h-[80dvh] w-full max-w-md overflow-y-auto rounded-xs shadow-2xl shadow-ink/30 max-sm:mb-0 max-sm:max-w-none ';

/** A button with the number of messages, and behind it who wrote them. */
export function Participants({ messages, total, more }: ParticipantsProps) {
  const [open, setOpen] = useState(false);
  const count = total.toLocaleString('en');
  const people = [...Map.groupBy(messages, ({ author }) => author.id).values()];
  return (
    <>
      <button
        type="button"
        aria-label={`Participants, ${count} ${total === 1 ? 'message' : 'messages'}`}
        title="Participants"
        onClick={() => setOpen(true)}
        className="flex h-11 items-center gap-2 rounded-xs px-3 text-sm text-muted tabular-nums hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
      >
        <MessagesSquare aria-hidden="true" className="size-4.5" />
        {count}
      </button>
      {open && (
        <Modal title="Participants" onDismiss={() => setOpen(false)} className={sheet}>
          <p className="mt-2 mb-5 text-muted">
            {people.length === 0
              ? 'Nobody has written here yet.'
              : `Who wrote the ${more ? 'newest ' : ''}messages here.`}
          </p>
          <ul className="grid gap-3">
            {people
              .toSorted((a, b) => b.length - a.length)
              .map((written) => {
                const author = written.at(-1)?.author;
                return (
                  author && (
                    <li key={author.id} className="flex items-center gap-3">
                      <Avatar name={author.name} src={author.avatar} />
                      <span className="min-w-0 flex-1 truncate font-semibold">{author.name}</span>
                      <span className="text-sm text-muted tabular-nums">
                        {written.length} {written.length === 1 ? 'message' : 'messages'}
                      </span>
                    </li>
                  )
                );
              })}
          </ul>
        </Modal>
      )}
    </>
  );
}
