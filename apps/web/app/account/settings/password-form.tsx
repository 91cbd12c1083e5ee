import { changePassword } from '@orbit-vine/contract/own-account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../form-parts.tsx';
import { passwordHint } from '../password-hint.ts';
import { sessionQuery, whileKeyChanges } from '../session.ts';
import { useSubmission } from '../submission.ts';
import { SmallForm } from './section.tsx';
import { ownSessionsQuery } from './session-list.tsx';

const empty = { currentPassword: '', newPassword: '' };

export function PasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(empty);
  const [changed, setChanged] = useState(false);
  const submission = useSubmission({
    endpoint: changePassword,
    required: {
      currentPassword: 'Please enter your current password.',
      newPassword: 'Please choose a password.',
    },
    around: (send) => whileKeyChanges(queryClient, send),
    onDone: () => {
      setFields(empty);
      setChanged(true);
      void queryClient.invalidateQueries(sessionQuery);
      void queryClient.invalidateQueries(ownSessionsQuery);
    },
  });
  const { fields: faults } = submission.errors;
  return (
    <SmallForm
      submission={submission}
      body={() => fields}
      button="Change password"
      busy="Changing..."
      done={changed && 'Changed. You’re signed out everywhere else.'}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        value={fields.currentPassword}
        onChange={(currentPassword) => setFields({ ...fields, currentPassword })}
        error={faults.currentPassword}
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        value={fields.newPassword}
        onChange={(newPassword) => setFields({ ...fields, newPassword })}
        hint={`${passwordHint} You’ll be signed out everywhere else.`}
        error={faults.newPassword}
      />
    </SmallForm>
  );
}
