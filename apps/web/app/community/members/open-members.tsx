import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const MembersPanel = later(() => import('./members-panel.tsx').then((module) => module.MembersPanel), {
  waiting: SkeletonRows,
});

export const openMembers = (searchText = '') =>
  openPanel({ title: 'Members', content: <MembersPanel searchText={searchText} /> });
