import { Inbox } from 'lucide';
import { CountBadge, IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';

const InboxPanel = later(() => import('./inbox-panel.tsx').then((module) => module.InboxPanel), {
  waiting: SkeletonRows,
});

export function openInbox(): void {
  openPanel({ title: 'Inbox', content: <InboxPanel /> });
}

export function InboxButton() {
  const { unread } = useUnreadNotifications();
  return (
    <>
      <IconButton
        label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
        tip="Inbox"
        icon={Inbox}
        onClick={openInbox}
      >
        <CountBadge count={unread} />
      </IconButton>
      <span role="status" className="sr-only">
        {unread > 0 && `${unread} new in your inbox`}
      </span>
    </>
  );
}
