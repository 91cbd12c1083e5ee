import { withoutDirectionControls } from '@orbit-vine/contract/direction-controls.ts';
import { isProblemCode } from '@orbit-vine/contract/problems.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { ProblemError } from './problem.ts';

export const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ProblemError('PAYLOAD_TOO_LARGE');
    },
  });
export const limitBody = limitTo(serverLimits.requestBody);

export function readJson(text: string): unknown {
  if (text === '') return {};
  const value = parseJson(text);
  if (!isShallow(value)) throw new ProblemError('INVALID_REQUEST');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('MALFORMED_JSON');
  }
}

/** No schema nests deeper, and recursive libraries could overflow the stack. */
const maxLevels = 16;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxLevels) return false;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return true;
}

/** Validated only: passwords are used as typed, and names have their own rule. */
const unchangedFields = /password|^name$/i;

/** Removes direction controls, which would reorder the text around the value wherever pages show it. */
function withoutControls(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return unchangedFields.test(field) ? value : withoutDirectionControls(value);
  if (Array.isArray(value)) return value.map((each) => withoutControls(each));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutControls(each, name)]);
  return Object.fromEntries(fields);
}

export function parseRequest<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(withoutControls(value));
  if (parsed.success) return parsed.data;
  // A schema with its own error code has it as the message.
  const code = parsed.error.issues.map((issue) => issue.message).find(isProblemCode);
  const errors = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw code ? new ProblemError(code) : new ProblemError('INVALID_REQUEST', errors);
}
