import { signIn } from '@orbit-vine/contract/accounts.ts';
import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProblemError } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { showToast } from '../ui/toast.tsx';
import { showSuspension } from './appeals/suspended.ts';
import { endedBecause } from './ended.ts';
import { FormError, SubmitButton, TextField } from './form-parts.tsx';
import { sessionQuery } from './session.ts';
import { useSubmission } from './submission.ts';

const PasskeySignIn = later(() => import('./passkey-sign-in.tsx').then((module) => module.PasskeySignIn), {
  // Reserves the height, so that the tabs do not move under the pointer.
  waiting: () => <p className="h-9" />,
  missing: () => null,
});

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface CredentialsFormProps {
  credentials: Credentials;
  onCredentials: (change: Partial<Credentials>) => void;
}

interface SignInFormProps extends CredentialsFormProps {
  onUnconfirmed: () => void;
  onForgotten: () => void;
}

const welcomeBack = {
  title: 'Welcome back!',
  description: "You've successfully signed in.",
  confirmation: true,
};

export function SignInForm({ credentials, onCredentials, onUnconfirmed, onForgotten }: SignInFormProps) {
  const queryClient = useQueryClient();
  const { name, email, password } = credentials;
  // Those who have just signed up here are welcomed where they follow the mailed link.
  const isWelcomed = useRef(false);
  const signedIn = () => {
    endedBecause.set(undefined);
    if (!isWelcomed.current) showToast(welcomeBack);
    void queryClient.refetchQueries(sessionQuery);
  };
  const { form, pending, errors, submit } = useSubmission({
    endpoint: signIn,
    required: { email: 'Please enter your email address.', password: 'Please enter your password.' },
    onDone: signedIn,
    onProblem: (problem) => explain(problem, onUnconfirmed),
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        isWelcomed.current = name !== '' && document.cookie.includes(`${signedInCookie}=1`);
        void submit({ email: email.trim(), password });
      }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoFocus
        value={email}
        onChange={(value) => onCredentials({ email: value })}
        error={errors.fields.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => onCredentials({ password: value })}
        error={errors.fields.password}
      />
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label="Sign In" busy="Signing in..." />
      <p className="text-center text-sm">
        <Button look="link" onClick={onForgotten}>
          Forgot your password?
        </Button>
      </p>
      <PasskeySignIn onSignedIn={signedIn} />
    </form>
  );
}

function explain(problem: ProblemError, onUnconfirmed: () => void): boolean {
  if (problem.code === 'EMAIL_NOT_CONFIRMED' || problem.code === 'EMAIL_NOT_VERIFIED') {
    onUnconfirmed();
    showToast({
      title: 'Email not confirmed',
      description: 'Please check your inbox and confirm your email before signing in.',
      destructive: true,
    });
    return true;
  }
  if (showSuspension(problem)) return true;
  showToast({ title: 'Sign in failed', description: problem.title, destructive: true });
  return false;
}
