import type { LoggerOptions } from 'pino';

const quietMs = 60_000;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * Every request and worker logs an outage. This logs one such line a minute, with the number of lines omitted since
 * the last one.
 */
export function thinOutageLines(now: () => number = Date.now): LogMethod {
  const lastLogged = new Map<string, { at: number; suppressed: number }>();
  return function log(args, method) {
    const [about, message] = args as [unknown, string?];
    if (!isOutage(about)) return method.apply(this, args);
    const last = lastLogged.get(message ?? '');
    if (last && now() - last.at < quietMs) {
      last.suppressed += 1;
      return;
    }
    lastLogged.set(message ?? '', { at: now(), suppressed: 0 });
    const line = last?.suppressed ? { ...about, alsoSinceThen: last.suppressed } : about;
    method.call(this, line, message);
  };
}

function isOutage(about: unknown): about is { failure: { outage: true } } {
  const { failure } = (about ?? {}) as { failure?: { outage?: boolean } };
  return failure?.outage === true;
}
