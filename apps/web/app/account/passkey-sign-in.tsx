import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../platform/api.ts';
import { isDismissed } from '../platform/is-dismissed.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { showSuspension } from './appeals/suspended.ts';
import { knowsPasskeys, offersPasskeys, signInByPasskey } from './passkeys.ts';

const unable = 'This browser couldn’t use a passkey here. Sign in with your password.';

export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const asking = useRef<AbortController>(undefined);
  const [pending, setPending] = useState(false);
  const signedIn = useRef(onSignedIn);
  signedIn.current = onSignedIn;

  useEffect(() => {
    const quietly = new AbortController();
    asking.current = quietly;
    offersPasskeys()
      .then(async (offered) => {
        if (!offered || quietly.signal.aborted) return;
        await signInByPasskey(quietly.signal, 'conditional');
        signedIn.current();
      })
      .catch((reason) => {
        // Some browsers claim conditional mediation without supporting it. The user did not start this request, so
        // its failure is not shown.
        if (!(reason instanceof DOMException)) explain(reason);
      });
    return () => asking.current?.abort();
  }, []);

  if (!knowsPasskeys()) return null;
  const ask = async () => {
    if (pending) return;
    // A browser allows one credential request at a time.
    asking.current?.abort();
    const loudly = new AbortController();
    asking.current = loudly;
    setPending(true);
    await signInByPasskey(loudly.signal, 'optional').then(onSignedIn, explain);
    setPending(false);
  };
  return (
    <p className="text-center text-sm">
      <Button look="link" pending={pending} onClick={ask}>
        Use a passkey
      </Button>
    </p>
  );
}

function explain(reason: unknown): void {
  if (isDismissed(reason)) return;
  if (reason instanceof ProblemError && showSuspension(reason)) return;
  const description =
    reason instanceof DOMException ? unable : reason instanceof ProblemError && reason.title;
  if (!description) throw reason;
  showToast({ title: 'Sign in failed', description, destructive: true });
}
