import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { Problem, unavailable } from '@orbit-vine/contract/problem.ts';
import * as z from 'zod/mini';
import { withLocalMoments } from './local-moments.ts';

// Our Content-Security-Policy forbids compiling code from strings, which zod would otherwise try.
z.config({ jitless: true });

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The one error a call fails with: the server's problem document, or NETWORK or UNREADABLE when there is none. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAt: Date | undefined;
  readonly suspensionCode: string | undefined;

  constructor(
    problem: Pick<Problem, 'code' | 'title' | 'status' | 'errors' | 'suspensionCode'>,
    retryAfter?: string | null,
  ) {
    super(problem.title);
    this.code = problem.code;
    this.status = problem.status;
    this.errors = problem.errors ?? [];
    this.suspensionCode = problem.suspensionCode;
    this.retryAt = Number(retryAfter) > 0 ? new Date(Date.now() + Number(retryAfter) * 1_000) : undefined;
  }

  get title(): string {
    return this.message;
  }
}

type Part<Name extends string, Schema extends z.ZodMiniType> =
  Record<never, never> extends z.output<Schema>
    ? { readonly [key in Name]?: z.output<Schema> }
    : { readonly [key in Name]: z.output<Schema> };

export type CallParts<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> & { readonly signal?: AbortSignal; readonly keepalive?: boolean };

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[parts]: Record<never, never> extends CallParts<E> ? [parts?: CallParts<E>] : [parts: CallParts<E>]
): Promise<z.output<E['answer']>> {
  const response = await send(endpoint, (parts ?? {}) as LooseParts);
  return read(endpoint as { answer: E['answer'] }, response);
}

async function read<A extends z.ZodMiniType>(
  endpoint: { answer: A },
  response: Response,
): Promise<z.output<A>> {
  const text = await response.text().catch(failAsNetwork);
  return answerOf(endpoint, response.status, text, response.headers.get('retry-after'));
}

/** @throws {ProblemError} if the answer is an error or unreadable. */
export function answerOf<A extends z.ZodMiniType>(
  endpoint: { answer: A },
  status: number,
  text: string,
  retryAfter: string | null,
): z.output<A> {
  const body = readJson(text);
  if (status < 200 || status > 299) throw problemOf(status, body, retryAfter);
  const answer = z.safeParse(endpoint.answer, body);
  if (!answer.success) throw unreadable(status);
  return answer.data;
}

/** Sends a file's bytes to an endpoint that detects the file's type from them. */
export async function sendFile<A extends z.ZodMiniType>(
  endpoint: { method: string; path: string; answer: A },
  file: Blob,
): Promise<z.output<A>> {
  const headers = { accept: 'application/json', 'content-type': 'application/octet-stream' };
  const { method, path } = endpoint;
  return read(endpoint, await fetch(path, { method, body: file, headers }).catch(failAsNetwork));
}

interface LooseParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

function send(endpoint: Endpoint, { params, query, body, signal, keepalive }: LooseParts): Promise<Response> {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return fetch(buildUrl(endpoint.path, params ?? {}, query ?? {}), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((reason) => failAsNetwork(reason, signal));
}

function buildUrl(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Safari reports a timeout as an abort too; only the signal's reason tells them apart. */
function failAsNetwork(reason: unknown, signal?: AbortSignal): never {
  const late = signal?.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  if (!late && reason instanceof DOMException && reason.name === 'AbortError') throw reason;
  throw unreachable();
}

export function unreachable(): ProblemError {
  return new ProblemError({
    code: 'NETWORK',
    title: 'The server can’t be reached. Check your connection and try again.',
    status: 0,
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(status: number, body: unknown, retryAfter: string | null): ProblemError {
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return unreadable(status);
  const { detail, title, errors = [] } = problem.data;
  return new ProblemError({ ...problem.data, title: withLocalMoments(detail ?? title), errors }, retryAfter);
}

/** 502 to 504 come from a proxy whose server is away. */
function unreadable(status: number): ProblemError {
  if (status >= 502 && status <= 504)
    return new ProblemError({ ...unavailable, code: 'UNAVAILABLE', status });
  return new ProblemError({
    code: 'UNREADABLE',
    title: 'The server gave an answer that this page doesn’t understand. Reload the page and try again.',
    status,
  });
}
