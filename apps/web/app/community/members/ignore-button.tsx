import { blockMember, heedMember, ignoreMember } from '@orbit-vine/contract/other-members.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';

export function IgnoreButton({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const { pending, failure, run } = useAction();
  const ignored = me?.ignored?.includes(id) ?? false;
  const blocked = me?.blocked?.includes(id) ?? false;
  const change = (endpoint: typeof ignoreMember) => async () => {
    const { ignored: all, blocked: refused = [] } = await call(endpoint, { params: { id } });
    queryClient.setQueryData(
      meQuery.queryKey,
      (before) => before && { ...before, ignored: all, blocked: refused },
    );
  };
  return (
    <>
      <Button pending={pending} onClick={() => void run(change(ignored ? heedMember : ignoreMember))}>
        {blocked ? 'Unblock' : ignored ? 'Stop ignoring' : 'Ignore'}
      </Button>
      {!blocked && (
        <Button pending={pending} onClick={() => void run(change(blockMember))}>
          Block
        </Button>
      )}
      {ignored && (
        <p className="w-full text-sm text-muted">
          Their messages are collapsed for you, and you don’t get notifications of them.
          {blocked && ' They can’t write to you.'} They won’t be notified.
        </p>
      )}
      <ErrorLine error={failure} />
    </>
  );
}
