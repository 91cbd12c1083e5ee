import { heedMember, ignoreMember } from '@orbit-vine/contract/other-members.ts';
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
  const change = async () => {
    const answer = await call(ignored ? heedMember : ignoreMember, { params: { id } });
    queryClient.setQueryData(meQuery.queryKey, (before) => before && { ...before, ...answer });
  };
  return (
    <>
      <Button pending={pending} onClick={() => void run(change)}>
        {ignored ? 'Stop ignoring' : 'Ignore'}
      </Button>
      {ignored && (
        <p className="w-full text-sm text-muted">
          Their messages are collapsed for you, and you are not told when they mention you. They will not
          know.
        </p>
      )}
      <ErrorLine error={failure} />
    </>
  );
}
