import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import { useQuery } from '@tanstack/react-query';
import { Shield } from 'lucide';
import { Link } from 'react-router';
import { meQuery } from '../../account/members/me.ts';
import { Icon } from '../../ui/icon.tsx';
import { CountBadge } from '../../ui/icon-button.tsx';
import { useOpenReports } from '../admin/open-reports.ts';

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
      <Icon drawing={Shield} className="size-5" />
      <CountBadge count={open} />
    </Link>
  );
}
