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
      className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-xs text-sm leading-tight text-muted -outline-offset-2 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine max-sm:shrink-0 sm:min-w-0 sm:px-2"
    >
      <Avatar name={username} size="tiny" {...(me && { src: me.avatar })} />
      <span className="truncate max-sm:sr-only">{username}</span>
    </button>
  );
}
