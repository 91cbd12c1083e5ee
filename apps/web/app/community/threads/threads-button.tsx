import { MessageSquareReply } from 'lucide';
import { CountBadge, IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';

const ThreadsPanel = later(() => import('./threads-panel.tsx').then((module) => module.ThreadsPanel), {
  waiting: SkeletonRows,
});

export function openThreads(): void {
  openPanel({ title: 'Threads', content: <ThreadsPanel /> });
}

export function ThreadsButton({ className = '' }: { className?: string }) {
  const { threads = 0 } = useUnreadNotifications();
  return (
    <IconButton
      label={threads > 0 ? `Threads, ${threads} unread` : 'Threads'}
      tip="Threads"
      icon={MessageSquareReply}
      onClick={openThreads}
      className={className}
    >
      <CountBadge count={threads} />
    </IconButton>
  );
}
