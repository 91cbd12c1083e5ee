import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { channelsQuery } from './channels.ts';

/** What a member has seen does not stay for whoever comes after. */
export function forgetMember(queryClient: QueryClient): void {
  for (const queryKey of [
    ['messages'],
    ['members'],
    ['pins'],
    ['search'],
    ['inbox'],
    ['own'],
    channelsQuery.queryKey,
    meQuery.queryKey,
  ])
    queryClient.removeQueries({ queryKey });
}
