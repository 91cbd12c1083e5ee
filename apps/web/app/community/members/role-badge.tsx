/** Tells who speaks for the site from whoever only has a name that sounds like it. */
export function RoleBadge({ role }: { role: string }) {
  return <span className="rounded-xs border border-edge px-1.5 text-xs text-muted capitalize">{role}</span>;
}
