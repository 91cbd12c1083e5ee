import { signOut } from '@orbit-vine/contract/session.ts';
import { call } from '../platform/api.ts';
import { carriedToast } from '../platform/carried-toast.ts';
import { showToast } from '../ui/toast.tsx';

/** Ends the session and loads the home page. `forget` deletes the member's data from the device. */
export async function signOutAndLeave(forget?: () => void): Promise<void> {
  showToast({ title: 'Signing out...', description: 'Please wait while we sign you out.' });
  try {
    await call(signOut);
  } catch {
    showToast({
      title: 'Sign out failed',
      description: 'Could not sign you out. Please try again.',
      destructive: true,
    });
    return;
  }
  forget?.();
  try {
    carriedToast.set({ title: 'Signed out' });
  } catch {
    // Without storage the toast is not carried over; the sign-out is what counts.
  }
  leaveForHome();
}

export function leaveForHome(): void {
  window.location.replace('/');
}
