import { requestPasswordReset, resetPassword } from '@orbit-vine/contract/accounts.ts';
import { resetLink } from '@orbit-vine/contract/mailed-links.ts';
import { spelledHours } from '@orbit-vine/contract/spelled-hours.ts';
import { useState } from 'react';
import type { ProblemError } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { Choice } from './choice.tsx';
import { FormError, SubmitButton, TextField } from './form-parts.tsx';
import { passwordHint } from './password-hint.ts';
import { useSubmission } from './submission.ts';

interface ForgottenPasswordFormProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Gives the same answer whether the account exists or not. */
export function ForgottenPasswordForm({ email, onEmail, onBack }: ForgottenPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const { form, pending, errors, submit } = useSubmission({
    endpoint: requestPasswordReset,
    required: { email: 'Please enter your email address.' },
    onDone: (body) => setSentTo(body.email),
  });
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ email: email.trim() });
      }}
    >
      <p className="text-muted">
        Enter the email address of your account, and we’ll send you a link to choose a new password.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={onEmail}
        error={errors.fields.email}
      />
      {errors.form && <FormError>{errors.form}</FormError>}
      <div role="status">
        {sentTo && (
          <p className="rounded-xs border-l-4 border-vine bg-vine/10 px-4 py-3 text-sm">
            If there is an account for {sentTo}, a link is on its way. It works for {spelledHours(resetLink)}.
          </p>
        )}
      </div>
      <SubmitButton pending={pending} label="Send the link" busy="Sending..." />
      <p className="text-center text-sm">
        <Button look="link" onClick={onBack}>
          Back to sign in
        </Button>
      </p>
    </form>
  );
}

interface NewPasswordFormProps {
  token: string;
  onChanged: (password: string) => void;
  onAskAgain: () => void;
}

export function NewPasswordForm({ token, onChanged, onAskAgain }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [removePasskeys, setRemovePasskeys] = useState(true);
  const [spent, setSpent] = useState<string>();
  const { form, pending, errors, submit } = useSubmission({
    endpoint: resetPassword,
    required: { newPassword: 'Please choose a password.' },
    onDone: ({ newPassword }) => {
      showToast({
        title: 'Password changed',
        description: 'You can sign in with it now.',
        confirmation: true,
      });
      onChanged(newPassword);
    },
    onProblem: (problem) => {
      if (isSpent(problem)) setSpent(problem.title);
      return isSpent(problem);
    },
  });
  if (spent) return <SpentLink reason={spent} onAskAgain={onAskAgain} />;
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ token, newPassword: password, removePasskeys });
      }}
    >
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={setPassword}
        hint={`${passwordHint} You’ll be signed out everywhere else.`}
        error={errors.fields.newPassword}
      />

      <Choice
        label="Remove my passkeys, too"
        hint="Someone who got in may have added one. You can add yours again."
        checked={removePasskeys}
        pending={pending}
        onChange={setRemovePasskeys}
      />
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label="Change password" busy="Changing..." />
    </form>
  );
}

function SpentLink({ reason, onAskAgain }: { reason: string; onAskAgain: () => void }) {
  return (
    <div className="mt-4 grid gap-5">
      <FormError>{reason}</FormError>
      <Button look="link" onClick={onAskAgain} className="justify-self-start">
        Send me a new link
      </Button>
    </div>
  );
}

function isSpent({ code }: ProblemError): boolean {
  return code === 'CODE_INVALID' || code === 'CODE_INCOMPLETE';
}
