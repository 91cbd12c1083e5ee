import { signedInCookie, staysSignedIn } from '@orbit-vine/contract/signed-in.ts';
import { showToast } from './show-toast.ts';

/**
 * Signs out a member on a page outside of the signed-in areas. Usually the server has already ended the session, and
 * this only shows the toast. The server doesn't hear of pages that were prerendered, come back from the back-forward
 * cache, or work offline.
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
