import { type ProblemCode, problems } from '@orbit-vine/contract/problems.ts';

type Fields = { field: string; message: string }[];

/** An error meant for the caller. Thrown anywhere below a handler, answered as an RFC 9457 document. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: Fields | undefined;

  constructor(code: ProblemCode, errors?: Fields) {
    super(problems[code].title);
    this.code = code;
    this.errors = errors;
  }
}

/** `code` and `title` may also come from Better Auth, whose own codes are passed on. */
export function problemResponse(
  code: ProblemCode | (string & {}),
  {
    status,
    title,
    errors,
    headers,
  }: { status?: number; title?: string; errors?: Fields; headers?: Record<string, string> } = {},
): Response {
  const known = code in problems ? problems[code as ProblemCode] : problems.INTERNAL;
  const body = {
    type: `urn:orbit-vine:problem:${code}`,
    title: title ?? known.title,
    status: status ?? known.status,
    code,
    ...(errors ? { errors } : {}),
  };
  const response = new Response(JSON.stringify(body), { status: body.status, headers: headers ?? {} });
  response.headers.set('content-type', 'application/problem+json');
  response.headers.set('cache-control', 'no-store');
  return response;
}
