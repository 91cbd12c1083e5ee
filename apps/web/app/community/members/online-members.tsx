import { useId } from 'react';
import { MemberName } from './member-name.tsx';
import { useOnlineMembers } from './use-online-members.ts';

export function OnlineDot({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-block size-3 rounded-full border-2 border-paper bg-vine ${className}`}>
      <span className="sr-only">here now</span>
    </span>
  );
}

export function OnlineMembers() {
  const titleId = useId();
  const presence = useOnlineMembers();
  if (!presence) return null;
  const { here, members } = presence;
  const others = here.length - members.length;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 font-sans text-sm font-semibold">
        Here now ({here.length})
      </h3>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {members.map((member) => (
          <li key={member.id} className="flex min-w-0 items-center gap-1.5 pointer-coarse:min-h-9">
            <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-vine" />
            <MemberName member={member} />
          </li>
        ))}
        {others > 0 && <li className="text-muted">and {others} more</li>}
      </ul>
    </section>
  );
}
