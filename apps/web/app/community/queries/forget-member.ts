import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { channelsQuery } from './channels.ts';

/** Clears what a member has loaded, before another signs in on this page. */
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
