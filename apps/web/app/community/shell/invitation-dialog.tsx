import { joinGroup, readInvitation } from '@orbit-vine/contract/groups.ts';
import { invitationParameter } from '@orbit-vine/contract/invitation-link.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useGoToNewChannel } from '../members/use-conversation.ts';

const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['own', 'invitation', code],
    queryFn: ({ signal }) => call(readInvitation, { body: { code }, signal }),
    retry: false,
    staleTime: 0,
  });

export function InvitationDialog({ code }: { code: string }) {
  const { data: group, error } = useQuery(invitationQuery(code));
  const [, setParameters] = useSearchParams();
  const go = useGoToNewChannel();
  const { pending, failure, run } = useAction();
  const done = () =>
    setParameters(
      (before) => {
        before.delete(invitationParameter);
        return before;
      },
      { replace: true },
    );
  const join = () => run(async () => go((await call(joinGroup, { body: { code } })).id));
  return (
    <Dialog title={group ? `Join ${group.name}?` : 'An invitation'} onDismiss={done}>
      {!group && !error && <SkeletonRows />}
      <ErrorLine error={error?.message} className="mt-3" />
      {group && (
        <>
          <p className="mt-3">
            {group.by.name} invites you to this private group of{' '}
            {group.members === 1 ? '1 member' : `${group.members} members`}.
          </p>
          {group.description && <p className="mt-2 text-muted wrap-anywhere">{group.description}</p>}
        </>
      )}
      <ErrorLine error={failure} className="mt-3" />
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={done}>{group ? 'Not now' : 'Close'}</Button>
        {group && (
          <Button look="primary" pending={pending} onClick={() => void join()}>
            {group.joined ? 'Open' : 'Join'}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
