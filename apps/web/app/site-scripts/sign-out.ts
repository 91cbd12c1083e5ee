import { signedInCookie, staysSignedIn } from '@orbit-vine/contract/signed-in.ts';
import { showToast } from './show-toast.ts';

/**
 * Signs a member out who has gone anywhere but home. Usually the server has done it already and this only says so; but
 * it knows nothing of pages that were prerendered, come back from the back-forward cache, or work offline.
 */
export function signOutElsewhere() {
  const leave = async () => {
    if ((document as { prerendering?: boolean }).prerendering || staysSignedIn(location.pathname)) return;
    const state = document.cookie.split(`${signedInCookie}=`)[1]?.[0];
    if (!state || (state === '1' && !(await fetch('/api/auth/sign-out', { method: 'POST' })).ok)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: few browsers have another way yet
    document.cookie = `${signedInCookie}=;Max-Age=0;Path=/`;
    showToast({ title: 'Signed out', description: 'You left Plastic Grapes.' });
  };
  addEventListener('pageshow', leave);
  document.addEventListener('prerenderingchange', leave);
}
