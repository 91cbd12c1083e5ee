import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { useContext, useState } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { signOutAndLeave } from '../../account/sign-out.ts';
import { GrapeMark } from '../../art/grape-mark.tsx';
import { community } from '../../platform/site.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { composerId } from '../focus-composer.ts';
import { InboxButton } from '../inbox/inbox-button.tsx';
import { ProfileButton } from '../members/profile-button.tsx';
import { SavedButton } from '../saved/saved-button.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { MemberContext } from '../sync/member-context.ts';
import { ThreadsButton } from '../threads/threads-button.tsx';

const StaffLink = later(() => import('../moderation/staff-link.tsx').then((module) => module.StaffLink), {
  missing: () => null,
});

const SignOutDialog = later(() => import('./sign-out-dialog.tsx').then((module) => module.SignOutDialog));

export function TopBar({ username }: { username?: string }) {
  return (
    <header className="relative flex h-12 items-center sm:h-14 border-b border-line pr-1 pl-3 sm:gap-3 sm:px-5">
      <SkipLink id={composerId} text="Skip to the message box" />
      <GrapeMark filled className="size-7 shrink-0 text-wine max-[27rem]:hidden max-sm:mr-2 sm:size-8" />
      <div className="flex min-w-0 flex-1 items-center justify-between sm:gap-x-3">
        <p className="min-w-0 font-display text-lg leading-none max-sm:line-clamp-2 sm:shrink-0 sm:text-2xl sm:leading-tight sm:truncate">
          {community.name}
        </p>
        {username && <ProfileButton username={username} />}
      </div>
      {username && (
        <div className="flex shrink-0 items-center sm:gap-1">
          <SearchButton />
          <InboxButton />
          <SavedButton />
          <ThreadsButton className="max-sm:hidden" />
          <ForStaff />
          <SignOutButton />
        </div>
      )}
    </header>
  );
}

function ForStaff() {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  if (!me || (me.staffRole ?? me.role) === 'member') return null;
  return <StaffLink />;
}

function SignOutButton() {
  const tools = useContext(MemberContext);
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    if (pending) return;
    setAsking(false);
    setPending(true);
    await signOutAndLeave(tools?.forget);
    setPending(false);
  };
  const ask = () => (tools && (tools.drafts.count || tools.outbox.unsent.length) ? setAsking(true) : leave());
  return (
    <>
      <button
        type="button"
        aria-label="Sign Out"
        aria-disabled={pending}
        onClick={ask}
        className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-xs text-sm text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine aria-disabled:opacity-60 sm:px-3"
      >
        <span className="max-sm:hidden">Sign Out</span>
        <Icon drawing={LogOut} className="size-5 sm:hidden" />
      </button>
      {asking && <SignOutDialog onStay={() => setAsking(false)} onLeave={leave} />}
    </>
  );
}
