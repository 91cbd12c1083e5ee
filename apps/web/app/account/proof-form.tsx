import { getSecondFactor, type Proof, reauthenticate } from '@orbit-vine/contract/second-factor.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { useAction } from '../ui/use-action.ts';
import { FormError, SubmitButton, TextField } from './form-parts.tsx';
import { knowsPasskeys, proveByPasskey } from './passkeys.ts';
import { useSubmission } from './submission.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['own', 'second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  staleTime: 0,
});

interface ProofFormProps {
  needed: 'presence' | 'secondFactor';
  onProved: () => void;
}

type Way = Extract<Proof['by'], 'password' | 'app'>;

export function ProofForm({ needed, onProved }: ProofFormProps) {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const [chosen, setChosen] = useState<Way>();
  const { failure, run } = useAction();
  if (!data) return error ? <FormError>{error.message}</FormError> : <p role="status">Loading…</p>;
  const proved = () => {
    void queryClient.invalidateQueries(secondFactorQuery);
    onProved();
  };
  const ways: Way[] = [
    ...(needed === 'presence' ? (['password'] as const) : []),
    ...(data.app ? (['app'] as const) : []),
  ];
  const way = chosen ?? ways[0];
  const other = ways.find((each) => each !== way);
  const byPasskey = knowsPasskeys() && data.passkeys;
  const provePasskey = async () => {
    if (await run(() => proveByPasskey(needed === 'secondFactor'))) proved();
  };
  return (
    <div className="grid gap-4">
      {way && <TypedProof key={way} way={way} onProved={proved} />}
      {failure && <FormError>{failure}</FormError>}
      {(other || byPasskey) && (
        <p className="flex flex-wrap justify-center gap-x-6 text-sm">
          {other && (
            <Button look="link" onClick={() => setChosen(other)}>
              {other === 'app' ? 'Use your authenticator app' : 'Use your password'}
            </Button>
          )}
          {byPasskey && (
            <Button look="link" onClick={provePasskey}>
              Use a passkey
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const fields = {
  password: {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    missing: 'Please enter your password.',
    proof: (password: string): Proof => ({ by: 'password', password }),
  },
  app: {
    label: 'Code',
    name: 'code',
    type: 'text',
    autoComplete: 'one-time-code',
    hint: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    missing: 'Please enter the code.',
    proof: (code: string): Proof => ({ by: 'app', code }),
  },
} as const;

function TypedProof({ way, onProved }: { way: Way; onProved: () => void }) {
  const { missing, proof, ...field } = fields[way];
  const [value, setValue] = useState('');
  const { form, pending, errors, submit } = useSubmission({
    endpoint: reauthenticate,
    required: { [field.name]: missing },
    onDone: onProved,
  });
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(proof(value));
      }}
    >
      <TextField {...field} autoFocus value={value} onChange={setValue} error={errors.fields[field.name]} />
      {errors.form && <FormError>{errors.form}</FormError>}
      <SubmitButton pending={pending} label="Confirm" busy="One moment..." />
    </form>
  );
}
