import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../ui/avatar.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { MemberName } from '../members/member-name.tsx';
import { PanelLink } from '../message/panel-link.tsx';
import { PartsLine } from '../message/parts-line.tsx';
import { MessageText } from '../message/text/message-text.tsx';
import { pinsQuery } from './pins.ts';

export function PinsPanel({ channelId }: { channelId: string }) {
  const { data, error, refetch } = useQuery(pinsQuery(channelId));
  if (error && !data) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  if (data.messages.length === 0)
    return (
      <p className="text-muted">Nothing is pinned here yet. Moderators pin what is worth finding again.</p>
    );
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {data.messages.map(({ id, author, content, createdAt, attachments, ...parts }) => (
        <li key={id} className="flex gap-3 border-b border-line pb-5 last:border-0">
          <Avatar name={author.name} src={author.avatar} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <MemberName member={author} />
              <TimeAgo at={createdAt} />
            </p>
            <MessageText content={content || attachments.map(({ name }) => name).join(', ')} />
            <PartsLine message={parts} />
            <PanelLink message={{ id, channelId }} look="compact" className="mt-1">
              Go to message
            </PanelLink>
          </div>
        </li>
      ))}
    </ol>
  );
}
