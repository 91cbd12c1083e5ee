import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../../account/members/staff.ts';

/** Tells who speaks for the site from whoever only has a name that sounds like it. */
export function StaffBadge({ id }: { id: string }) {
  const { data: role } = useQuery({ ...staffQuery, select: (staff) => staff[id] });
  if (!role) return null;
  return <span className="rounded-xs border border-edge px-1.5 text-xs text-muted capitalize">{role}</span>;
}
