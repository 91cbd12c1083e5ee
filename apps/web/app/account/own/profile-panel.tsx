import { useQuery, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '../../community/channels.ts';
import { cardQuery, showMember } from '../../community/members/members.ts';
import { SkeletonRows } from '../../community/skeleton-rows.tsx';
import { SmallButton } from '../../community/small-button.tsx';
import { type Account, useSession } from '../session.ts';
import { DataChapter } from './data-chapter.tsx';
import { EmailForm } from './email-form.tsx';
import { NotificationsChapter } from './notifications-chapter.tsx';
import { Chapter } from './parts.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { Picture } from './picture.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactorChapter } from './second-factor-chapter.tsx';
import { SessionList } from './session-list.tsx';

/** Everything a member decides about themselves. */
export function ProfilePanel() {
  const session = useSession();
  return session.state === 'signedIn' && <OwnProfile user={session.user} />;
}

function OwnProfile({ user }: { user: Account }) {
  const queryClient = useQueryClient();
  const { data: card, error, refetch } = useQuery(cardQuery(user.id));
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  if (error && !card)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {error.message}
        <SmallButton label="Try again" onClick={() => void refetch()} />
      </p>
    );
  if (!card) return <SkeletonRows />;
  const changed = (member: typeof card) => showMember(queryClient, member);
  return (
    <div>
      <Picture card={card} onChanged={changed} />
      <ProfileForm card={card} />
      <div className="mt-6 border-t border-line">
        <Chapter title="Notifications">
          <NotificationsChapter userId={user.id} />
        </Chapter>
        <Chapter title="Email">
          <EmailForm email={user.email} />
        </Chapter>
        <Chapter title="Password">
          <PasswordForm email={user.email} />
        </Chapter>
        <Chapter title="Passkeys">
          <PasskeyList />
        </Chapter>
        {me && (me.staffRole ?? me.role) !== 'member' && (
          <Chapter title="Second factor">
            <SecondFactorChapter />
          </Chapter>
        )}
        <Chapter title="Where you are signed in">
          <SessionList />
        </Chapter>
        <Chapter title="Your data">
          <DataChapter email={user.email} />
        </Chapter>
      </div>
    </div>
  );
}
