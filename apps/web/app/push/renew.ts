import { markedFor } from './mark.ts';

/** A subscription ends with its session; the same member's next session in this browser renews it. */
export function renewPush(userId: string): void {
  if (markedFor.get() === userId)
    void import('./subscription.ts').then(({ renewSubscription }) => renewSubscription()).catch(() => {});
}
