import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import { type ComponentProps, useState } from 'react';
import type { ProblemError } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Unfinished } from './exchange-code.ts';
import { FormError, SubmitButton, TextField } from './form-parts.tsx';
import { useSubmission } from './submission.ts';

/** Asks for what the mailed link alone does not prove (the password), or for another name if theirs is taken. */
export function ConfirmSignUpDialog({ code, needs, onConfirmed, onInvalid, onLeave }: Unfinished) {
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [needed, setNeeded] = useState({ password: needs === 'password', name: needs === 'name' });
  const { form, pending, errors, submit } = useSubmission({
    endpoint: confirmEmail,
    required: {
      ...(needed.password && { password: 'Please enter your password.' }),
      ...(needed.name && { name: 'Please choose a username.' }),
    },
    onDone: onConfirmed,
    onProblem: ({ code: problem, title }: ProblemError) => {
      if (problem === 'CODE_INVALID') onInvalid(title);
      if (problem === 'USERNAME_TAKEN') setNeeded((before) => ({ ...before, name: true }));
      if (problem === 'PASSWORD_NEEDED') setNeeded((before) => ({ ...before, password: true }));
      return problem === 'CODE_INVALID' || problem === 'PASSWORD_NEEDED';
    },
  });
  return (
    <Dialog title="Confirm your email" onDismiss={onLeave}>
      <form
        ref={form}
        noValidate
        className="mt-3 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit({
            code,
            password: needed.password ? password : undefined,
            name: needed.name ? name.trim() : undefined,
          });
        }}
      >
        <p className="text-muted">{needed.password ? passwordText : nameText}</p>
        {needed.password && (
          <PasswordField value={password} onChange={setPassword} error={errors.fields.password} />
        )}
        {needed.name && (
          <NameField
            autoFocus={!needed.password}
            value={name}
            onChange={setName}
            error={errors.fields.name}
          />
        )}
        {errors.form && <FormError>{errors.form}</FormError>}
        <SubmitButton pending={pending} label="Confirm" busy="Confirming..." />
        <p className="text-center text-sm">
          <Button look="link" onClick={onLeave}>
            {needed.password ? 'Sign up again instead' : 'Not now'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

type FieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error' | 'autoFocus'>;

function PasswordField(props: FieldProps) {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      autoFocus
      {...props}
    />
  );
}

function NameField(props: FieldProps) {
  return (
    <TextField
      label="Username"
      name="name"
      type="text"
      autoComplete="nickname"
      hint="Letters, digits, and underscores. Others use it to mention you."
      {...props}
    />
  );
}

const passwordText =
  'Enter the password that you chose when you signed up, so we know it’s you. If you didn’t sign up, close this page, and nothing will happen.';
const nameText = 'Someone else has taken the username that you chose. Choose another, and you’re in.';
