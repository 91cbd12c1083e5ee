export function RoleBadge({ role }: { role: string }) {
  return <span className="rounded-xs border border-edge px-1.5 text-xs text-muted capitalize">{role}</span>;
}
