import type { Message, Quote } from '@orbit-vine/contract/messages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { MemberName } from '../members/member-name.tsx';
import { IgnoredMessage } from './ignored-message.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageParts } from './message-parts.tsx';
import { MovedMark } from './moved-mark.tsx';
import { PanelLink } from './panel-link.tsx';
import { quoteText } from './quote-text.ts';
import { RemovedMessage } from './removed-message.tsx';

interface ThreadMessageProps {
  message: Message;
  quote: Quote | undefined;
  ignored: boolean;
  /** The reader may not vote. */
  closed: boolean;
}

/** A message in the panel of its thread. It is edited, deleted, and reacted to in the channel. */
export function ThreadMessage({ message, quote, ignored, closed }: ThreadMessageProps) {
  const drawn = <Drawn message={message} quote={quote} closed={closed} />;
  return <li>{ignored ? <IgnoredMessage author={message.author}>{drawn}</IgnoredMessage> : drawn}</li>;
}

function Drawn({ message, quote, closed }: Omit<ThreadMessageProps, 'ignored'>) {
  const { author, content, createdAt, editedAt, movedFrom, attachments, deleted, moderated } = message;
  return (
    <div className="flex gap-3">
      <Avatar name={author.name} src={author.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <MemberName member={author} />
          <TimeAgo at={createdAt} />
          {movedFrom && <MovedMark from={movedFrom} />}
          {editedAt && <span className="text-[0.8125rem] text-muted">edited</span>}
        </p>
        {quote && (
          <p className="truncate text-[0.8125rem] text-muted">
            In reply to {quote.author.name}
            <bdi className="ml-2">{quoteText(quote)}</bdi>
          </p>
        )}
        {moderated ? (
          <RemovedMessage message={message} />
        ) : deleted ? (
          <p className="text-muted italic">Deleted message</p>
        ) : (
          <>
            <MessageBody content={content} files={attachments} />
            <MessageParts message={message} closed={closed} />
          </>
        )}
        {(!deleted || moderated) && (
          <PanelLink message={message} look="compact" className="mt-1">
            Go to message
          </PanelLink>
        )}
      </div>
    </div>
  );
}
