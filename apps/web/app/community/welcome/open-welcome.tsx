import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const WelcomePanel = later(() => import('./welcome-panel.tsx').then((module) => module.WelcomePanel), {
  waiting: SkeletonRows,
});

export function openWelcome(): void {
  openPanel({ title: 'Welcome', content: <WelcomePanel /> });
}
