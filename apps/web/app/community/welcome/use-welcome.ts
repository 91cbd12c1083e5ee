import { changeWelcome, type Welcome } from '@orbit-vine/contract/welcome.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { call } from '../../platform/api.ts';
import { useAction } from '../../ui/use-action.ts';

/** Undefined once the member has finished, and for members who joined before there were any steps. */
export const useWelcome = (): Welcome | undefined => useQuery({ ...meQuery, enabled: false }).data?.welcome;

export function useChangeWelcome(options: Parameters<typeof useAction>[0] = {}) {
  const queryClient = useQueryClient();
  const { run, ...action } = useAction(options);
  const change = (to: Welcome | null) =>
    run(async () => {
      const { welcome } = await call(changeWelcome, { body: { welcome: to } });
      // It would bring the step from before.
      await queryClient.cancelQueries(meQuery);
      queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, welcome: welcome ?? undefined });
    });
  return { ...action, change };
}
