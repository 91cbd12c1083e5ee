import { type ProblemCode, problems } from '@orbit-vine/contract/problems.ts';

type Fields = { field: string; message: string }[];

/** An error meant for the caller. Thrown anywhere below a handler, answered as an RFC 9457 document. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: Fields | undefined;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, errors?: Fields, retryAfter?: number) {
    super(problems[code].title);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function problemResponse(
  code: ProblemCode,
  { errors, headers }: { errors?: Fields; headers?: Record<string, string> } = {},
): Response {
  const { status, title } = problems[code];
  const body = { type: `urn:orbit-vine:problem:${code}`, title, status, code, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
