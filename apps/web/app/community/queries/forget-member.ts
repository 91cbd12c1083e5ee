import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../account/session.ts';
import { statusQuery } from './status.ts';

const kept: unknown[] = [sessionQuery, statusQuery].map(({ queryKey: [kind] }) => kind);

/** Clears what a member has loaded, before another signs in on this page. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey: [kind] }) => !kept.includes(kind) });
}
