import { resetLink } from '@orbit-vine/contract/mailed-links.ts';
import { useState } from 'react';
import { useObservable } from '../platform/observable.ts';
import { Dialog } from '../ui/dialog.tsx';
import { later } from '../ui/later.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AboutCommunity } from './about-community.tsx';
import { forgetParameter } from './address-parameters.ts';
import { suspensionCode } from './appeals/suspended.ts';
import { resetTokenInAddress } from './confirmation.ts';
import { endedBecause } from './ended.ts';
import { lastChannel } from './last-channel.ts';
import { ForgottenPasswordForm, NewPasswordForm } from './password-forms.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { leaveForHome } from './sign-out.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

const Suspension = later(() => import('./appeals/suspension.tsx').then((module) => module.Suspension));

interface SignInDialogProps {
  communityName: string;
  /** What the account is for, if not for the conversation. */
  purpose?: string;
  entrance?: 'lots';
  invalidCode?: string | undefined;
  endedElsewhere?: boolean;
  people?: string;
  moderators?: string;
}

type View = 'signIn' | 'signUp' | 'forgotten' | 'newPassword';

/** Open while signed out. Dismissing it leads to the home page. */
export function SignInDialog(props: SignInDialogProps) {
  const suspension = useObservable(suspensionCode);
  if (!suspension) return <SignInViews {...props} />;
  return (
    <Dialog title="Your account is suspended" onDismiss={leaveForHome} shape="door">
      <Suspension code={suspension} />
    </Dialog>
  );
}

function SignInViews(props: SignInDialogProps) {
  const [resetToken] = useState(resetTokenInAddress);
  const [view, setView] = useState<View>(() => {
    if (resetToken !== undefined) return 'newPassword';
    // First-time visitors start with the sign-up form.
    return lastChannel.get() || props.invalidCode || endedBecause.get() ? 'signIn' : 'signUp';
  });
  const [credentials, setCredentials] = useState<Credentials>({ name: '', email: '', password: '' });
  const change = (part: Partial<Credentials>) => setCredentials((before) => ({ ...before, ...part }));
  const leaveReset = (next: View, password = '') => {
    forgetParameter(resetLink.parameter);
    change({ password });
    setView(next);
  };

  if (view === 'newPassword' && resetToken !== undefined) {
    return (
      <Dialog key={view} title="Choose a new password" onDismiss={leaveForHome} shape="door">
        <NewPasswordForm
          token={resetToken}
          onChanged={(password) => leaveReset('signIn', password)}
          onAskAgain={() => leaveReset('forgotten')}
        />
      </Dialog>
    );
  }
  if (view === 'forgotten') {
    return (
      <Dialog key={view} title="Forgot your password?" onDismiss={leaveForHome} shape="door">
        <ForgottenPasswordForm
          email={credentials.email}
          onEmail={(email) => change({ email })}
          onBack={() => setView('signIn')}
        />
      </Dialog>
    );
  }
  return (
    <WaysInDialog {...props} view={view} onView={setView} credentials={credentials} onCredentials={change} />
  );
}

type WaysInDialogProps = SignInDialogProps &
  Pick<WaysInProps, 'view' | 'onView' | 'credentials' | 'onCredentials'>;

function WaysInDialog(props: WaysInDialogProps) {
  const { communityName, purpose, endedElsewhere, people = '', moderators = '' } = props;
  const { view, onView, credentials, onCredentials, entrance, invalidCode } = props;
  const ended = useObservable(endedBecause);
  return (
    <Dialog key="account" title={`Sign in to ${communityName}`} onDismiss={leaveForHome} shape="door">
      <Introduction
        communityName={communityName}
        purpose={purpose}
        people={people}
        isEnded={endedElsewhere === true && !ended}
      />
      <WaysIn
        view={view}
        onView={onView}
        credentials={credentials}
        onCredentials={onCredentials}
        entrance={entrance}
        invalidCode={invalidCode}
        ended={ended}
      />
      <AboutCommunity moderators={moderators} />
    </Dialog>
  );
}

interface IntroductionProps {
  communityName: string;
  purpose: string | undefined;
  people: string;
  isEnded: boolean;
}

function Introduction({ communityName, purpose, people, isEnded }: IntroductionProps) {
  return (
    <>
      <p className="mt-2 mb-6 text-muted">
        {purpose ??
          'Join the conversation with other wine industry professionals. Talk about vineyards, cellars, and selling wine. It’s free.'}{' '}
        {people && <span className="block">{people}</span>}
      </p>
      {isEnded && (
        <p role="status" className="mb-6 border-l-4 border-gold bg-gold/10 px-4 py-3 text-sm">
          You were signed out by opening a page outside {communityName}, or from another tab or device. What
          you wrote is kept on this device.
        </p>
      )}
    </>
  );
}

interface WaysInProps extends Pick<SignInDialogProps, 'invalidCode'> {
  entrance: SignInDialogProps['entrance'];
  view: View;
  onView: (view: View) => void;
  credentials: Credentials;
  onCredentials: (change: Partial<Credentials>) => void;
  ended: string | undefined;
}

function WaysIn({ view, onView, credentials, onCredentials, entrance, invalidCode, ended }: WaysInProps) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  return (
    <Tabs
      label="Account"
      selected={view}
      onSelect={onView}
      tabs={[
        { id: 'signIn', label: 'Sign In' },
        { id: 'signUp', label: 'Sign Up' },
      ]}
    >
      {view === 'signUp' ? (
        <SignUpForm
          credentials={credentials}
          onCredentials={onCredentials}
          entrance={entrance}
          onCreated={() => {
            setUnconfirmed(true);
            onView('signIn');
          }}
        />
      ) : (
        <div className="grid gap-5">
          {ended && (
            <p role="alert" className="rounded-xs border-l-4 border-wine bg-wine/8 px-4 py-3 text-sm">
              {ended}
            </p>
          )}
          {unconfirmed && <UnconfirmedNotice email={credentials.email.trim()} entrance={entrance} />}
          {!unconfirmed && invalidCode && (
            <UnconfirmedNotice
              email={credentials.email.trim()}
              entrance={entrance}
              text={`${invalidCode} If your email is already confirmed, simply sign in.`}
            />
          )}
          <SignInForm
            credentials={credentials}
            onCredentials={onCredentials}
            onUnconfirmed={() => setUnconfirmed(true)}
            onForgotten={() => onView('forgotten')}
          />
        </div>
      )}
    </Tabs>
  );
}
