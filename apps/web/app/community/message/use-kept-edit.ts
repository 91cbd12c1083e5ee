import type { Message } from '@orbit-vine/contract/messages.ts';
import { useSyncExternalStore } from 'react';
import { type Edit, keptEdits } from '../sync/edits.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** The member's unsaved edit of the message. */
export function useKeptEdit({ id, author }: Message): Edit | undefined {
  const { user } = useMemberTools();
  const kept = keptEdits(user.id);
  const find = () => (author.id === user.id ? kept.find(id) : undefined);
  return useSyncExternalStore(kept.subscribe, find, find);
}
