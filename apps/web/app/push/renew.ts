import { markedFor } from './mark.ts';

/** A session ends and takes its subscription along; the same member's next one in this browser takes it up again. */
export function renewPush(userId: string): void {
  if (markedFor() === userId)
    void import('./subscription.ts').then(({ renewSubscription }) => renewSubscription()).catch(() => {});
}
