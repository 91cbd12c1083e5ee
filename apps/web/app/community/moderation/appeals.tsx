import type { OpenAppeal } from '@orbit-vine/contract/appeals.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../ui/select.tsx';
import { statusOf } from '../admin/admin-parts.tsx';
import { ListStatus } from '../admin/list-parts.tsx';
import { AppealItem } from './appeal-item.tsx';
import { appealsQuery } from './appeals-query.ts';

const sortLabels = [
  ['oldest', 'Oldest first'],
  ['ending', 'Ends soonest'],
  ['name', 'A to Z'],
] as const;
type Sort = (typeof sortLabels)[number][0];

/** Sanctions without an end sort last: the letter of `forever` follows all digits. */
const endOf = ({ sanction }: OpenAppeal) => sanction.until ?? 'forever';
const orders: Record<Sort, (one: OpenAppeal, other: OpenAppeal) => number> = {
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  ending: (one, other) => endOf(one).localeCompare(endOf(other)),
  name: (one, other) => one.member.name.localeCompare(other.member.name),
};

export function AppealsList() {
  const [sort, setSort] = useState<Sort>('oldest');
  const query = useQuery(appealsQuery);
  const appeals = query.data?.appeals.toSorted(orders[sort]) ?? [];
  return (
    <>
      {appeals.length > 1 && <Select label="Sort by" value={sort} choices={sortLabels} onChange={setSort} />}
      <ListStatus status={statusOf(query, appeals.length === 0 && 'There are no appeals to decide.')} />
      {appeals.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {appeals.map((appeal) => (
            <AppealItem key={appeal.sanction.id} appeal={appeal} />
          ))}
        </ul>
      )}
    </>
  );
}
