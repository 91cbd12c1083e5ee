import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { href } from '../../platform/href.ts';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { meQuery } from '../members/me.ts';
import { cardQuery, updateMember } from '../members/members.ts';
import { type Account, useSession } from '../session.ts';
import { DataSection } from './data-section.tsx';
import { EmailForm } from './email-form.tsx';
import { NamingChoice } from './naming-choice.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { Picture } from './picture.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReachableChoice } from './reachable-choice.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SettingsSection } from './section.tsx';
import { SessionList } from './session-list.tsx';

export function ProfilePanel({ top }: { top: ReactNode }) {
  const session = useSession();
  return session.state === 'signedIn' && <OwnProfile user={session.user} top={top} />;
}

function OwnProfile({ user, top }: { user: Account; top: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: card, error, refetch } = useQuery(cardQuery(user.id));
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  if (error && !card) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!card) return <SkeletonRows />;
  const changed = (member: typeof card) => updateMember(queryClient, member);
  return (
    <div>
      {top}
      <Picture card={card} onChanged={changed} />
      <ProfileForm card={card} />
      <p className="mt-4">
        <TextLink href={href('/lots')} look="standalone">
          Your winery’s lot manager
        </TextLink>
      </p>
      <div className="mt-6 border-t border-line">
        <SettingsSection title="Notifications">
          <NotificationsSection userId={user.id} />
        </SettingsSection>
        <SettingsSection title="Direct messages">
          <ReachableChoice />
        </SettingsSection>
        <SettingsSection title="Email">
          <EmailForm email={user.email} />
        </SettingsSection>
        <SettingsSection title="Password">
          <PasswordForm email={user.email} />
        </SettingsSection>
        <SettingsSection title="Passkeys">
          <PasskeyList />
        </SettingsSection>
        {me && (me.staffRole ?? me.role) !== 'member' && (
          <>
            <SettingsSection title="Second factor">
              <SecondFactorSection />
            </SettingsSection>
            <SettingsSection title="Who sees that you moderate">
              <NamingChoice />
            </SettingsSection>
          </>
        )}
        <SettingsSection title="Where you’re signed in">
          <SessionList />
        </SettingsSection>
        <SettingsSection title="Your data">
          <DataSection email={user.email} />
        </SettingsSection>
      </div>
    </div>
  );
}
