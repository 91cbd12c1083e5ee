import { removeApp, renewRecoveryCodes } from '@orbit-vine/contract/second-factor.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useAction } from '../../ui/use-action.ts';
import { meQuery } from '../members/me.ts';
import { secondFactorQuery } from '../proof-form.tsx';
import { whenConfirmed } from '../reauthentication.ts';
import { AppSetUp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SecondFactorSection() {
  const queryClient = useQueryClient();
  const { data, error } = useQuery(secondFactorQuery);
  const { pending, failure, run } = useAction();
  const [codes, setCodes] = useState<string[]>();
  const changed = () =>
    Promise.all([
      queryClient.invalidateQueries(secondFactorQuery),
      queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
    ]);
  const done = () => {
    setCodes(undefined);
    void changed();
  };
  if (!data) return error ? <p className="text-sm text-wine">{error.message}</p> : <SkeletonRows />;
  if (codes) return <RecoveryCodes codes={codes} onKept={done} />;
  if (!data.app)
    return (
      <>
        <p className="text-sm text-muted">
          Moderators and administrators need an authenticator app on their phone, or a passkey that asks for
          their fingerprint, face, or PIN.
        </p>
        <AppSetUp label="Set up an authenticator app" onDone={done} />
      </>
    );
  return (
    <>
      <p className="text-sm text-muted">
        Your authenticator app {data.appSince ? 'was set up ' : 'is set up'}
        {data.appSince && <TimeAgo at={data.appSince} />}. Recovery codes left: {data.recoveryCodes}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          pending={pending}
          onClick={() =>
            void run(async () =>
              setCodes((await whenConfirmed(() => call(renewRecoveryCodes))).recoveryCodes),
            )
          }
        >
          New recovery codes
        </Button>
        <Button
          pending={pending}
          onClick={() =>
            void run(async () => {
              await whenConfirmed(() => call(removeApp));
              await changed();
            }, 'Authenticator app removed')
          }
        >
          Remove the app
        </Button>
      </div>
      <AppSetUp label="Set up another app in its place" onDone={done} />
      <ErrorLine error={failure} />
    </>
  );
}
