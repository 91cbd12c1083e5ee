import { resendConfirmation as resendEndpoint, signUp } from '@orbit-vine/contract/accounts.ts';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Limiter } from '../../platform/http/limiter.ts';
import { noteRequest } from '../../platform/http/security-log.ts';
import { describeFailure } from '../../platform/log/describe-failure.ts';
import { refuseReserved } from '../../profiles/names.ts';
import { bind } from '../bind.ts';
import { refuseWeak } from '../password-strength.ts';
import { proofCookie } from './proof-cookie.ts';
import { resendConfirmation, type SignUpParts, takeSignUp } from './sign-up.ts';

interface SignUpRoutesSetup extends SignUpParts {
  limiter: Limiter;
  addressOf(context: Context): string;
  log: Logger;
}

export function signUpRoutes(app: Hono, setup: SignUpRoutesSetup) {
  const { limiter, addressOf, log, publicUrl } = setup;
  const cookie = proofCookie(publicUrl);

  bind(app, signUp, async ({ body, context }) => {
    const address = addressOf(context);
    noteRequest({ email: body.email });
    await limiter.take('new-password', { address });
    await limiter.take('account-mail', { email: body.email, address });
    refuseReserved(body.name);
    await refuseWeak('password', body.password, [body.name, body.email]);
    const proof = await takeSignUp(setup, body);
    context.header('set-cookie', cookie.give(proof));
    return {};
  });

  bind(app, resendEndpoint, async ({ body, context }) => {
    await limiter.take('account-mail', { email: body.email, address: addressOf(context) });
    const proof = cookie.read(context.req.raw.headers);
    // Not awaited: its duration would reveal whether someone signed up with the address.
    void resendConfirmation(setup, body, proof).catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, 'a mail could not be queued'),
    );
    return {};
  });
}
