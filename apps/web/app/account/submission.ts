import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { call, type FieldError, ProblemError } from '../platform/api.ts';
import { whenConfirmed } from './reauthentication.ts';

const fieldsOfCode: Record<string, string[]> = {
  USERNAME_TAKEN: ['name'],
  SAME_EMAIL: ['email'],
  INVALID_PASSWORD: ['currentPassword', 'password'],
  SIGN_UP_PASSWORD_WRONG: ['password'],
  SECOND_FACTOR_WRONG: ['code'],
};

interface FormErrors {
  readonly form?: string;
  readonly fields: Readonly<Record<string, string>>;
}

const noErrors: FormErrors = { fields: {} };

export interface Submission<Body> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly pending: boolean;
  readonly errors: FormErrors;
  submit(body: Body): Promise<void>;
}

interface SubmissionOptions<E extends Endpoint> {
  readonly endpoint: E;
  readonly required: Readonly<Record<string, string>>;
  /** Wraps the request, such as in a lock. */
  readonly around?: <T>(send: () => Promise<T>) => Promise<T>;
  readonly onDone: (body: z.output<E['body']>, answer: z.output<E['answer']>) => void;
  /** True if the problem is handled and the form need not show it. */
  readonly onProblem?: (problem: ProblemError) => boolean;
}

export function useSubmission<E extends Endpoint>(
  options: SubmissionOptions<E>,
): Submission<z.output<E['body']>> {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  // After rendering, since an error may add its field.
  useLayoutEffect(() => focusFirst(form.current, errors), [errors]);

  const submit = async (body: z.output<E['body']>) => {
    if (pending) return;
    const found = check(options, body);
    if (found) return setErrors(found);
    setErrors(noErrors);
    setPending(true);
    try {
      const send = () => call(options.endpoint as Endpoint, { body: body as Record<string, unknown> });
      const answer = await whenConfirmed(() => (options.around ? options.around(send) : send()));
      options.onDone(body, answer as z.output<E['answer']>);
    } catch (reason) {
      // The member canceled the confirmation.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      if (!(reason instanceof ProblemError)) throw reason;
      if (!options.onProblem?.(reason)) setErrors(errorsOf(reason, body));
    } finally {
      setPending(false);
    }
  };
  return { form, pending, errors, submit };
}

function check<E extends Endpoint>(
  { endpoint, required }: SubmissionOptions<E>,
  body: unknown,
): FormErrors | undefined {
  const values = body as Record<string, string>;
  const empty = Object.keys(required).filter((name) => !values[name]?.trim());
  const parsed = z.safeParse(endpoint.body, body);
  const issues = parsed.success ? [] : parsed.error.issues;
  if (empty.length === 0 && issues.length === 0) return undefined;
  const invalid = byField(issues.map(({ path, message }) => ({ field: String(path[0]), message })));
  const missing = byField(empty.map((field) => ({ field, message: required[field] ?? '' })));
  return { fields: { ...invalid, ...missing } };
}

function errorsOf(problem: ProblemError, body: unknown): FormErrors {
  const fieldNames = Object.keys(body as object);
  const named = problem.errors.filter(({ field }) => fieldNames.includes(field));
  if (named.length > 0) return { fields: byField(named) };
  const own = fieldNames.find((name) => fieldsOfCode[problem.code]?.includes(name));
  return own ? { fields: { [own]: problem.title } } : { form: problem.title, fields: {} };
}

function byField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
}

function focusFirst(form: HTMLFormElement | null, { fields }: FormErrors): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>('input[name]') ?? [])];
  const first = inputs.find((input) => (input.getAttribute('name') ?? '') in fields);
  (first ?? form?.querySelector<HTMLElement>('[data-form-error]'))?.focus();
}
