import { useQuery } from '@tanstack/react-query';
import Shield from 'lucide-react/icons/shield';
import { Link } from 'react-router';
import { adminPath } from '../admin/pages.ts';
import { meQuery } from '../channels.ts';
import { useOpenReports } from './open-reports.ts';

/** The way to the moderators' pages, with the number of open reports. */
export function StaffLink() {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const open = useOpenReports(me !== undefined && me.role !== 'member');
  return (
    <Link
      to={`${adminPath}/reports`}
      aria-label={`Moderation, ${open} open ${open === 1 ? 'report' : 'reports'}`}
      data-tip="Moderation"
      className="relative grid size-11 shrink-0 place-items-center rounded-xs text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Shield aria-hidden="true" className="size-5" />
      {open > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-wine px-1 text-center text-xs leading-5 font-semibold text-on-wine">
          {open > 99 ? '99+' : open}
        </span>
      )}
    </Link>
  );
}
