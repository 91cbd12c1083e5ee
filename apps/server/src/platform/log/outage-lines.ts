import type { LoggerOptions } from 'pino';

const quietMs = 60_000;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * While the database is away every request and every worker says so. Of each such complaint one line a minute is
 * written, which tells for how many it stands.
 */
export function thinOutageLines(now: () => number = Date.now): LogMethod {
  const told = new Map<string, { at: number; more: number }>();
  return function log(args, method) {
    const [about, message] = args as [unknown, string?];
    if (!isOutage(about)) return method.apply(this, args);
    const before = told.get(message ?? '');
    if (before && now() - before.at < quietMs) {
      before.more += 1;
      return;
    }
    told.set(message ?? '', { at: now(), more: 0 });
    const line = before?.more ? { ...about, alsoSinceThen: before.more } : about;
    method.call(this, line, message);
  };
}

function isOutage(about: unknown): about is { failure: { outage: true } } {
  const { failure } = (about ?? {}) as { failure?: { outage?: boolean } };
  return failure?.outage === true;
}
