import { MessagesSquare } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const MembersPanel = later(
  () => import('../members/members-panel.tsx').then((module) => module.MembersPanel),
  { waiting: SkeletonRows },
);

export function Participants({ total }: { total: number }) {
  const count = total.toLocaleString('en');
  return (
    <button
      type="button"
      aria-label={`Participants, ${count} ${total === 1 ? 'message' : 'messages'}`}
      data-tip="Participants"
      onClick={() => openPanel({ title: 'Members', content: <MembersPanel /> })}
      className="flex h-11 items-center gap-2 rounded-xs px-3 text-sm text-muted tabular-nums hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Icon drawing={MessagesSquare} className="size-4.5" />
      {count}
    </button>
  );
}
