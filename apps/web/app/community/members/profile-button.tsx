import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const ProfilePanel = later(
  () => import('../../account/settings/profile-panel.tsx').then((module) => module.ProfilePanel),
  { waiting: SkeletonRows },
);

export function openProfile(): void {
  openPanel({ title: 'Your profile', content: <ProfilePanel /> });
}

export function ProfileButton({ username }: { username: string }) {
  return (
    <button
      type="button"
      onClick={openProfile}
      data-tip="Your profile"
      className="truncate rounded-xs text-left text-sm leading-tight text-muted outline-offset-2 pointer-coarse:-my-1 pointer-coarse:py-1 hover:text-ink hover:underline focus-visible:outline-2 focus-visible:outline-wine"
    >
      {username}
    </button>
  );
}
