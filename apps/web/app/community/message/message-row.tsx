import type { Message, Quote } from '@orbit-vine/contract/messages.ts';
import { Pin } from 'lucide';
import { memo } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { ClockTime, TimeAgo } from '../../ui/time-ago.tsx';
import { MemberName } from '../members/member-name.tsx';
import { StaffBadge } from '../members/staff-badge.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { MessageActions } from './actions-bar.tsx';
import { Attachments } from './attachments.tsx';
import { MessageText } from './message-text.tsx';
import { PlainParagraph } from './plain-text.tsx';
import { QuoteLine } from './quote.tsx';

const EditForm = later(() => import('./edit-form.tsx').then((module) => module.EditForm), {
  waiting: ({ message }) => <MessageText content={message.content} />,
});

export const messageElementId = (id: string) => `message-${id}`;

export const rowClass = 'flex gap-3 py-1 sm:gap-4 outline-none';

interface MessageRowProps {
  message: Message;
  /** What it answers, as far as it is known. */
  quote?: Quote | undefined;
  /** The author has just written the message above, and need not be named again. */
  grouped?: boolean;
  /** A link has led here. */
  highlighted?: boolean;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, quote, grouped = false, highlighted = false } = props;
  const { author, createdAt, editedAt } = message;
  const marks = (
    <>
      {editedAt && <span className="text-sm text-muted">edited</span>}
      {message.pinned && (
        <span className="inline-flex items-center gap-1 self-center text-sm text-muted">
          <Icon drawing={Pin} className="size-3.5" />
          Pinned
        </span>
      )}
    </>
  );
  return (
    <li
      id={messageElementId(message.id)}
      data-seq={message.seq}
      tabIndex={-1}
      className={`${rowClass} group -mx-2 rounded-xs px-2 transition-colors duration-700 focus-visible:outline-2 focus-visible:outline-wine ${grouped ? '' : 'mt-3'} ${highlighted ? 'bg-gold/20' : ''}`}
    >
      <Boundary of={message} fallback={<UndrawnMessage message={message} />}>
        {grouped ? <ClockTime at={createdAt} /> : <Avatar name={author.name} src={author.avatar} />}
        <div className="min-w-0 flex-1">
          {quote && <QuoteLine channelId={message.channelId} quote={quote} />}
          {grouped ? (
            <p className="flex gap-x-2 empty:hidden">
              <span className="sr-only">{author.name}</span>
              {marks}
            </p>
          ) : (
            <p className="flex flex-wrap items-baseline gap-x-2">
              <MemberName member={author} />
              <StaffBadge id={author.id} />
              <TimeAgo at={createdAt} />
              {marks}
            </p>
          )}
          <MessageBody message={message} />
        </div>
      </Boundary>
    </li>
  );
});

/** In place of a message that cannot be drawn: who wrote it and what, as it was written. */
function UndrawnMessage({ message: { author, content } }: { message: Message }) {
  return (
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p className="font-semibold">{author.name}</p>
      <PlainParagraph text={content} />
    </div>
  );
}

function MessageBody({ message }: { message: Message }) {
  const { actions } = useMemberTools();
  const editing = useObservable(actions.editing);
  if (editing === message.id) return <EditForm message={message} />;
  return (
    <>
      {message.content && <MessageText content={message.content} />}
      <Attachments files={message.attachments} />
      <MessageActions message={message} />
    </>
  );
}
