import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const ProfilePanel = later(
  () => import('../../account/settings/profile-panel.tsx').then((module) => module.ProfilePanel),
  { waiting: SkeletonRows },
);
const WelcomeReminder = later(() =>
  import('../welcome/welcome-line.tsx').then((module) => module.WelcomeReminder),
);

export function openProfile(): void {
  openPanel({ title: 'Your profile', content: <ProfilePanel top={<WelcomeReminder />} /> });
}

export function ProfileButton({ username }: { username: string }) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  return (
    <button
      type="button"
      onClick={openProfile}
      data-tip="Your profile"
      className="relative flex min-w-0 items-center gap-2 rounded-xs text-left text-sm leading-tight text-muted after:absolute after:-inset-x-1 after:-top-7 after:-bottom-1 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine sm:h-11 sm:px-2 sm:-outline-offset-2 sm:after:hidden sm:hover:bg-ink/5"
    >
      <span className="max-sm:hidden">
        <Avatar name={username} size="tiny" {...(me && { src: me.avatar })} />
      </span>
      <span className="truncate">{username}</span>
    </button>
  );
}
