import { signUp } from '@orbit-vine/contract/accounts.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { useState } from 'react';
import { showToast } from '../ui/toast.tsx';
import { CheckField, FormError, SubmitButton, TextField } from './form-parts.tsx';
import { passwordHint } from './password-hint.ts';
import type { CredentialsFormProps } from './sign-in-form.tsx';
import { useSubmission } from './submission.ts';

interface SignUpFormProps extends CredentialsFormProps {
  entrance: 'lots' | undefined;
  onCreated: () => void;
}

export function SignUpForm({ credentials, onCredentials, entrance, onCreated }: SignUpFormProps) {
  const { name, email, password } = credentials;
  const [ofAge, setOfAge] = useState(false);
  const [digest, setDigest] = useState(false);
  const { form, pending, errors, submit } = useSubmission({
    endpoint: signUp,
    required: {
      email: 'Please enter your email address.',
      name: 'Please choose a username.',
      password: 'Please choose a password.',
    },
    onDone: () => {
      showToast({
        title: 'Account created',
        description: 'Please check your email to confirm your account before signing in.',
      });
      onCreated();
    },
    onProblem: (problem) => {
      showToast({ title: 'Sign up failed', description: problem.title, destructive: true });
      return false;
    },
  });
  const trimmed = { name: name.trim(), email: email.trim() };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...trimmed, password, ofAge: ofAge as true, digest, entrance });
      }}
    >
      <NewCredentials credentials={credentials} onCredentials={onCredentials} errors={errors.fields} />
      <div>
        <CheckField
          label={`I am at least ${limits.ageMin} years old.`}
          name="ofAge"
          required
          checked={ofAge}
          onChange={setOfAge}
          error={errors.fields.ofAge}
        />
        <CheckField
          label="Send me the week’s best conversations."
          name="digest"
          checked={digest}
          onChange={setDigest}
          error={errors.fields.digest}
        />
      </div>
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label="Sign Up" busy="Creating your account..." />
    </form>
  );
}

interface NewCredentialsProps extends CredentialsFormProps {
  errors: Readonly<Record<string, string>>;
}

function NewCredentials({ credentials, onCredentials, errors }: NewCredentialsProps) {
  const { name, email, password } = credentials;
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={(value) => onCredentials({ email: value })}
        error={errors.email}
      />
      <TextField
        label="Username"
        name="name"
        type="text"
        autoComplete="nickname"
        value={name}
        onChange={(value) => onCredentials({ name: value })}
        hint="A name without spaces, such as olive_hill: letters, digits, and underscores. Others use it to mention you."
        error={errors.name}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(value) => onCredentials({ password: value })}
        hint={passwordHint}
        error={errors.password}
      />
    </>
  );
}
