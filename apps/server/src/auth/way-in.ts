import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type * as z from 'zod/mini';
import { ProblemError } from '../platform/http/problem.ts';

export const basePath = '/api/auth';

interface Proven {
  userId: string;
  secondFactor?: boolean;
}

type WayIn<B extends z.ZodMiniType> = Endpoint<z.ZodMiniType, z.ZodMiniType, B>;

export function wayIn<B extends z.ZodMiniType>(
  { path, body }: WayIn<B>,
  prove: (body: z.output<B>, headers: Headers) => Promise<Proven>,
): BetterAuthPlugin {
  const ownPath = path.slice(basePath.length);
  return {
    id: `way-in${ownPath.replaceAll('/', '-')}`,
    endpoints: {
      [ownPath]: createAuthEndpoint(
        ownPath,
        { method: 'POST', body, requireHeaders: true },
        async (context) => {
          const { internalAdapter } = context.context;
          const { userId, secondFactor } = await prove(context.body as z.output<B>, context.headers);
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new ProblemError('CODE_INVALID');
          const proven = secondFactor ? { secondFactorAt: new Date() } : {};
          const session = await internalAdapter.createSession(userId, false, proven);
          await setSessionCookie(context, { session, user });
          return context.json({});
        },
      ),
    },
  };
}
