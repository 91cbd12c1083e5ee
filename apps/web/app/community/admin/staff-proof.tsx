import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ProofForm, secondFactorQuery } from '../../account/proof-form.tsx';
import { AppSetUp } from '../../account/settings/app-set-up.tsx';

export function StaffProof() {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const proved = () => void queryClient.invalidateQueries();
  const ready = data && (data.app || data.verifiedPasskeys);
  return (
    <section aria-labelledby="staff-proof" className="mt-8 grid max-w-md gap-4">
      <h2 id="staff-proof" className="text-2xl">
        {data && !ready ? 'Set up a second factor' : 'Confirm that it’s you'}
      </h2>
      {!data && <p role="status">{error?.message ?? 'Loading…'}</p>}
      {ready && (
        <>
          <p className="text-muted">These pages need your second factor.</p>
          <ProofForm needed="secondFactor" onProved={proved} />
        </>
      )}
      {data && !ready && (
        <>
          <p className="text-muted">
            These pages need more than a password: an authenticator app on your phone, or a passkey that asks
            for your fingerprint, face, or PIN. Without one, you’re a member like any other.
          </p>
          <AppSetUp label="Set up an authenticator app" onDone={proved} />
          {data.passkeys && <ProofForm needed="secondFactor" onProved={proved} />}
        </>
      )}
    </section>
  );
}
