import type { Context } from 'hono';
import type { Limiter } from '../platform/http/limiter.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import type { KnownDevices } from './known-device.ts';

interface Attempt {
  email: string;
  address: string;
  context: Context;
}

/**
 * Limits failed sign-ins. Unknown browsers count by address and network together, and by each alone with much higher
 * limits, so that many hosts guess no faster. A browser that has signed in before counts separately: other browsers'
 * failures do not lock its member out.
 */
export function signInLimits(limiter: Limiter, devices: KnownDevices) {
  return {
    /** Counts a failure in advance, so that concurrent attempts get no more guesses; `succeed` removes it. */
    async begin({
      email,
      address,
      context,
    }: Attempt): Promise<{ known: boolean; succeed(): Promise<void>; fail(): Promise<void> }> {
      const device = await devices.find(context.req.raw.headers, email);
      if (device) {
        noteRequest({ knownDevice: true });
        await limiter.take('sign-in-of-device', { device });
        return {
          known: true,
          succeed: () => limiter.clear('sign-in-of-device', { device }),
          fail: async () => undefined,
        };
      }
      await limiter.check('sign-ins-of-strangers', { email, address });
      await limiter.take('sign-in-of-stranger', { email, address });
      return {
        known: false,
        succeed: () => limiter.clear('sign-in-of-stranger', { email, address }),
        fail: () => limiter.countFailure('sign-ins-of-strangers', { email, address }),
      };
    },
  };
}
