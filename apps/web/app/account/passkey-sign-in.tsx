import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../api.ts';
import { showToast } from '../ui/toast.tsx';
import { textButton } from './form-parts.tsx';
import { isDismissed } from './is-dismissed.ts';
import { knowsPasskeys, offersPasskeys, signInByPasskey } from './passkeys.ts';

/** The second way in: among what the browser fills in at the address, and by a button. */
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
      .catch(explain);
    return () => asking.current?.abort();
  }, []);

  if (!knowsPasskeys()) return null;
  const ask = async () => {
    if (pending) return;
    // A browser has only one question open at a time.
    asking.current?.abort();
    const loudly = new AbortController();
    asking.current = loudly;
    setPending(true);
    await signInByPasskey(loudly.signal, 'optional').then(onSignedIn, explain);
    setPending(false);
  };
  return (
    <p className="text-center text-sm">
      <button type="button" aria-disabled={pending} className={`py-2 ${textButton}`} onClick={ask}>
        Use a passkey
      </button>
    </p>
  );
}

function explain(reason: unknown): void {
  if (isDismissed(reason)) return;
  if (!(reason instanceof ProblemError)) throw reason;
  showToast({ title: 'Sign in failed', description: reason.title, destructive: true });
}
