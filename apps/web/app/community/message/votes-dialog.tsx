import { counted } from '@orbit-vine/contract/counted.ts';
import { listVotes } from '@orbit-vine/contract/message-changes.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

interface VotesDialogProps {
  message: Message;
  onDone: () => void;
}

export function VotesDialog({ message: { id, poll }, onDone }: VotesDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['votes', id, poll],
    queryFn: ({ signal }) => call(listVotes, { params: { messageId: id }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <Dialog title="Who voted" onDismiss={onDone}>
      {error && !data && <Retry message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows />}
      <div className="mt-4 grid gap-5">
        {data?.map((members, at) => (
          <section key={poll?.choices[at]?.text}>
            <h3 className="text-sm wrap-anywhere text-muted">
              <bdi>{poll?.choices[at]?.text}</bdi> · {counted(members.length, 'vote')}
            </h3>
            <ul className="mt-2 grid gap-1.5">
              {members.map((member) => (
                <li key={member.id} className="flex items-center gap-3">
                  <Avatar name={member.name} src={member.avatar} size="row" />
                  {member.name}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
