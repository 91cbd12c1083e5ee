import { confirmApp, setUpApp } from '@orbit-vine/contract/second-factor.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FormError, SubmitButton, TextField } from '../form-parts.tsx';
import { whenConfirmed } from '../reauthentication.ts';
import { useSubmission } from '../submission.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AppSetUpProps {
  label: string;
  onDone: () => void;
}

interface Key {
  key: string;
  uri: string;
}

export function AppSetUp({ label, onDone }: AppSetUpProps) {
  const [key, setKey] = useState<Key>();
  const [codes, setCodes] = useState<string[]>();
  const { pending, failure, run } = useAction();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (key) return <KeyAndCode typed={key.key} uri={key.uri} onConfirmed={setCodes} />;
  return (
    <>
      <Button
        pending={pending}
        onClick={() => void run(async () => setKey(await whenConfirmed(() => call(setUpApp))))}
        className="justify-self-start"
      >
        {pending ? 'One moment...' : label}
      </Button>
      <ErrorLine error={failure} />
    </>
  );
}

function KeyAndCode({
  typed,
  uri,
  onConfirmed,
}: {
  typed: string;
  uri: string;
  onConfirmed: (codes: string[]) => void;
}) {
  const [code, setCode] = useState('');
  const { form, pending, errors, submit } = useSubmission({
    endpoint: confirmApp,
    required: { code: 'Please enter the code.' },
    onDone: (_, { recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ code });
      }}
    >
      <p>Scan this QR code with your authenticator app, or type in the key.</p>
      <QrCode text={uri} title="QR code for your authenticator app" className="size-48" />
      <p className="text-sm">
        Key: <code className="font-mono tracking-wider wrap-anywhere select-all">{inGroups(typed)}</code>
      </p>
      <TextField
        label="Code"
        name="code"
        type="text"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        hint="The six digits that the app shows now."
        error={errors.fields.code}
      />
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label="Confirm" busy="One moment..." />
    </form>
  );
}

/** Groups of four, as people read keys aloud. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;
