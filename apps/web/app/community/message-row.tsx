import type { Message } from '@orbit-vine/contract/messages.ts';
import { memo } from 'react';
import { Avatar } from './avatar.tsx';
import { useMemberTools } from './member-context.ts';
import { MessageText } from './message-text.tsx';
import type { Unsent } from './outbox.ts';
import { ReactionButtons } from './reaction-buttons.tsx';
import { SmallButton } from './small-button.tsx';
import { TimeAgo } from './time-ago.tsx';

export const messageElementId = (id: string) => `message-${id}`;

const row = 'flex gap-3 sm:gap-4';

export const MessageRow = memo(function MessageRow({ message }: { message: Message }) {
  const { author, content, createdAt } = message;
  return (
    <li id={messageElementId(message.id)} className={row}>
      <Avatar name={author.name} src={author.avatar} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{author.name}</span>
          <TimeAgo at={createdAt} />
        </p>
        <MessageText content={content} />
        <ReactionButtons message={message} />
      </div>
    </li>
  );
});

interface UnsentRowProps {
  unsent: Unsent;
  author: { name: string; avatar?: string };
}

/** A message of ours that is on its way, or did not get there. */
export const UnsentRow = memo(function UnsentRow({ unsent, author }: UnsentRowProps) {
  const { outbox } = useMemberTools();
  const { id, content, failure } = unsent;
  return (
    <li id={messageElementId(id)} className={row}>
      <Avatar name={author.name} {...(author.avatar && { src: author.avatar })} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{author.name}</span>
          <span className="text-sm text-muted">{failure ? 'Not sent' : 'Sending…'}</span>
        </p>
        <div className={failure ? '' : 'opacity-70'}>
          <MessageText content={content} />
        </div>
        {failure ? (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <p className="text-wine">{failure.title}</p>
            <span className="flex gap-1">
              <SmallButton label="Retry" onClick={() => outbox.retry(id)} />
              <SmallButton label="Discard" onClick={() => outbox.discard(id)} />
            </span>
          </div>
        ) : (
          // As high as the reactions that will take its place.
          <div className="mt-1.5 h-9 pointer-coarse:h-11" />
        )}
      </div>
    </li>
  );
});
