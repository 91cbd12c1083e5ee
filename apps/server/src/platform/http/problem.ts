import { durationWords } from '@orbit-vine/contract/duration-words.ts';
import { type ProblemCode, problems } from '@orbit-vine/contract/problems.ts';

type Fields = { field: string; message: string }[];

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: Fields | undefined;
  readonly retryAfter: number | undefined;
  readonly detail: string | undefined;

  constructor(code: ProblemCode, errors?: Fields, retryAfter?: number, detail?: string) {
    super(problems[code].title);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.detail = detail;
  }
}

interface ProblemOptions {
  errors?: Fields | undefined;
  retryAfter?: number | undefined;
  detail?: string | undefined;
  suspensionCode?: string | undefined;
  headers?: Record<string, string>;
}

export function problemResponse(
  code: ProblemCode,
  { errors, retryAfter, headers, suspensionCode, ...more }: ProblemOptions = {},
): Response {
  const { status, title } = problems[code];
  const detail = more.detail ?? (status === 429 && retryAfter ? retrySentence(code, retryAfter) : undefined);
  const body = {
    type: `urn:orbit-vine:problem:${code}`,
    title,
    status,
    code,
    ...(detail && { detail }),
    ...(errors && { errors }),
    ...(suspensionCode && { suspensionCode }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    },
  });
}

const causes: Partial<Record<ProblemCode, string>> = {
  SAME_TEXT: 'You have sent this text several times already.',
  SLOW_MODE: 'This channel is in slow mode.',
};

const retrySentence = (code: ProblemCode, seconds: number): string =>
  `${causes[code] ?? 'That was too much at once.'} Try again in ${durationWords(seconds)}.`;
