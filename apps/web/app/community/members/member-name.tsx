import type { Member } from '@orbit-vine/contract/members.ts';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const MemberCard = later(() => import('./member-card.tsx').then((module) => module.MemberCard), {
  waiting: SkeletonRows,
});

/** Stands for deleted accounts. */
const former = '00000000-0000-0000-0000-000000000000';

export function openMemberCard({ id, name }: Pick<Member, 'id' | 'name'>): void {
  openPanel({ id: `member ${id}`, title: name, content: <MemberCard id={id} /> });
}

interface MemberNameProps {
  member: Member;
  tabIndex?: number;
}

export function MemberName({ member, tabIndex }: MemberNameProps) {
  const { id, name } = member;
  if (id === former) return <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      onClick={() => openMemberCard(member)}
      className="min-w-0 rounded-xs text-left font-semibold wrap-anywhere hover:underline focus-visible:outline-2 focus-visible:outline-wine"
    >
      {name}
    </button>
  );
}
