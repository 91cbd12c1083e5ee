import { type Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Avatar } from '../../../ui/avatar.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { MemberName } from '../../members/member-name.tsx';
import { messagesQuery } from '../../sync/log/channel-messages.ts';
import { reactionNames } from './reaction-buttons.tsx';
import { reactionsQuery } from './who-reacted.ts';

export function ReactionsPanel({ message: opened }: { message: Message }) {
  const queryClient = useQueryClient();
  const { data: log } = useQuery({ ...messagesQuery(queryClient, opened.channelId), enabled: false });
  const message = log?.messages.get(opened.id) ?? opened;
  const { data, error, refetch } = useQuery({
    ...reactionsQuery(message),
    placeholderData: (before) => before,
  });
  if (error && !data) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const types = reactionTypes.filter((type) => data[type].length > 0);
  if (types.length === 0) return <p className="text-muted">There are no longer any reactions.</p>;
  return (
    <div className="grid gap-5">
      {types.map((type) => (
        <section key={type}>
          <h3 className="text-sm text-muted">
            {reactionNames[type]}, {data[type].length}
          </h3>
          <ul className="mt-2 grid gap-1.5">
            {data[type].map((member) => (
              <li key={member.id} className="flex items-center gap-3 pointer-coarse:min-h-11">
                <Avatar name={member.name} src={member.avatar} size="row" />
                <MemberName member={member} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
