import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { UnsentRow } from '../message/unsent-row.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import type { Unsent } from '../sync/outbox.ts';
import { continues } from './rows.ts';

interface WaitingRowsProps {
  waiting: readonly Unsent[];
  last: Message | undefined;
}

export function WaitingRows({ waiting, last }: WaitingRowsProps) {
  const { user } = useMemberTools();
  const { data: me } = useQuery(meQuery);
  const rows = waiting.map((each) => ({ ...each, author: { id: user.id }, createdAt: each.queuedAt }));
  return rows.map((each, at) => (
    <UnsentRow
      key={each.id}
      unsent={waiting[at] ?? each}
      author={me ?? user}
      grouped={continues(at > 0 ? rows[at - 1] : last, each)}
    />
  ));
}
