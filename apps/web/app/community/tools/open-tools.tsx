import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const AllTools = later(() => import('./open-tool.tsx').then((module) => module.AllTools), {
  waiting: SkeletonRows,
});

export const openTools = () => openPanel({ title: 'Calculators', content: <AllTools /> });
