import { signIn } from '@orbit-vine/contract/accounts.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import type { Context, Hono } from 'hono';
import type { Database } from '../platform/db/database.ts';
import { users } from '../platform/db/schema.ts';
import { eq } from '../platform/db/sql.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { noteRequest } from '../platform/http/security-log.ts';
import { receive } from './bind.ts';
import { happenedBy } from './happened.ts';
import type { Passwords } from './hashing.ts';
import type { KnownDevices } from './known-device.ts';
import type { Happened, NotifyOwner } from './notify-owner.ts';
import { signInLimits } from './sign-in-limits.ts';
import { isPasswordOfSignUp } from './sign-up/sign-up.ts';

interface SignInSetup {
  database: Database;
  passwords: Passwords;
  limiter: Limiter;
  devices: KnownDevices;
  addressOf(context: Context): string;
  notifyOwner: NotifyOwner;
}

/** The first browser is that of the sign-up, which is known from then on; of any other its owner is told. */
async function tellOfNewDevice({ database, notifyOwner }: SignInSetup, email: string, happened: Happened) {
  const [owner] = await database
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (owner) await notifyOwner('new-device', owner, happened);
}

type Forward = (endpoint: Endpoint, context: Context, address: string, body: unknown) => Promise<Response>;

/** Signing in by password: Better Auth's, with our limits around it. */
export function signInRoute(app: Hono, setup: SignInSetup, forward: Forward): void {
  const attempts = signInLimits(setup.limiter, setup.devices);
  app.on(signIn.method, signIn.path, limitBody, async (context) => {
    const address = setup.addressOf(context);
    const { body } = await receive(signIn, context);
    noteRequest({ email: body.email });
    const happened = happenedBy(context);
    const attempt = await attempts.begin({ email: body.email, address, context });
    const answer = await forward(signIn, context, address, body);
    if (answer.ok) {
      await attempt.succeed();
      if (!attempt.known) await tellOfNewDevice(setup, body.email, happened);
    }
    if (answer.status !== 401) return answer;
    await attempt.fail();
    // Said of a sign-up whether or not the address has an account: so it does not tell that it has.
    if (await isPasswordOfSignUp(setup, body)) throw new ProblemError('EMAIL_NOT_CONFIRMED');
    return answer;
  });
}
