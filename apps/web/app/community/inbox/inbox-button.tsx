import Inbox from 'lucide-react/icons/inbox';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../side-panel.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { useUnreadNotices } from './unread-notices.ts';

const InboxPanel = later(() => import('./inbox-panel.tsx').then((module) => module.InboxPanel), {
  waiting: SkeletonRows,
});

/** The way to what the member was told, with how much of it is new. */
export function InboxButton() {
  const { unread } = useUnreadNotices();
  return (
    <>
      <button
        type="button"
        aria-label={unread > 0 ? `Inbox, ${unread} unread` : 'Inbox'}
        data-tip="Inbox"
        onClick={() => openPanel({ title: 'Inbox', content: <InboxPanel /> })}
        className="relative grid size-11 shrink-0 place-items-center rounded-xs text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
      >
        <Inbox aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-on-wine">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {unread > 0 && `${unread} new in your inbox`}
      </span>
    </>
  );
}
