import { changeEmail } from '@orbit-vine/contract/own-account.ts';
import { useState } from 'react';
import { TextField } from '../form-parts.tsx';
import { useSubmission } from '../submission.ts';
import { SmallForm } from './section.tsx';

export function EmailForm({ email: present }: { email: string }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const submission = useSubmission({
    endpoint: changeEmail,
    required: { email: 'Please enter your new email address.', password: 'Please enter your password.' },
    onDone: (body) => {
      setPassword('');
      setSentTo(body.email);
    },
  });
  const { fields } = submission.errors;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">You sign in with {present}.</p>
      <SmallForm
        submission={submission}
        body={() => ({ email: email.trim(), password })}
        button="Email me a link"
        busy="Sending..."
        done={
          sentTo && `Open the link that we emailed to ${sentTo}. Until then, your address stays as it is.`
        }
      >
        <TextField
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={fields.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={fields.password}
        />
      </SmallForm>
    </>
  );
}
