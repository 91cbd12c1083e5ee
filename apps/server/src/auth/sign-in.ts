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
import type { Passwords } from './hashing.ts';
import type { KnownDevices } from './known-device.ts';
import type { NotifyOwner, RequestSource } from './notify-owner.ts';
import { sourceOf } from './request-source.ts';
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

async function notifyOfNewDevice(
  { database, notifyOwner }: SignInSetup,
  email: string,
  source: RequestSource,
) {
  const [owner] = await database
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (owner) await notifyOwner('new-device', owner, source);
}

type Forward = (endpoint: Endpoint, context: Context, address: string, body: unknown) => Promise<Response>;

export function signInRoute(app: Hono, setup: SignInSetup, forward: Forward): void {
  const attempts = signInLimits(setup.limiter, setup.devices);
  app.on(signIn.method, signIn.path, limitBody, async (context) => {
    const address = setup.addressOf(context);
    const { body } = await receive(signIn, context);
    noteRequest({ email: body.email });
    const source = sourceOf(context);
    const attempt = await attempts.begin({ email: body.email, address, context });
    const answer = await forward(signIn, context, address, body);
    if (answer.ok) {
      await attempt.succeed();
      if (!attempt.known) await notifyOfNewDevice(setup, body.email, source);
    }
    if (answer.status !== 401) return answer;
    await attempt.fail();
    // The same whether or not the address also has an account, so that the answer does not reveal one.
    if (await isPasswordOfSignUp(setup, body)) throw new ProblemError('EMAIL_NOT_CONFIRMED');
    return answer;
  });
}
