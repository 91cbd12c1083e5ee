import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

export interface Shape {
  text: string;
  /** True for lists of the greatest length with short texts, false for lists of one with the longest text. */
  wide: boolean;
  scale: number;
}

/** Values for formats and patterns that the shape's text does not match. */
const plain = [
  ...['2026-09-01', '2026-09', '12:00', '2026-09-01T12:00:00Z', 'member1@example.com', 'Europe/Berlin'],
  ...['+12315550100', 'https://example.com/push', '1', 'T1', 'abcdef', 'A'.repeat(87), 'B'.repeat(22)],
  '{year}-{variety}-{number}',
];

/**
 * The largest values of a shape that a schema allows: one for each alternative of its unions, so that all kinds of
 * work and all fields occur.
 */
export function largestValues(schema: Schema, shape: Shape, position = 0): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [largestText(schema as z.core.$ZodString, shape, position)];
    case 'number':
      return [largestNumber(schema)];
    case 'boolean':
      return [true];
    case 'literal':
      return [...def.values];
    case 'enum':
      return Object.values(def.entries).slice(0, 1);
    case 'array': {
      const count = shape.wide ? Math.max(1, Math.floor(lengthOf(def.checks, 10) * shape.scale)) : 1;
      return [Array.from({ length: count }, (_, index) => largestValues(def.element, shape, index)[0])];
    }
    case 'union':
      return def.options.flatMap((option) => largestValues(option, shape, position));
    case 'object':
      return largestObjects(def.shape, shape, position);
    case 'optional':
      return isReference(def.innerType) ? [undefined] : largestValues(def.innerType, shape, position);
    case 'nullable':
      return [...largestValues(def.innerType, shape, position), null];
    case 'default':
    case 'prefault':
      return largestValues(def.innerType, shape, position);
    case 'pipe':
      return largestValues(def.in, shape, position);
    default:
      return [undefined];
  }
}

/** Whether the value is the id of an existing object, which a generated id would not find. */
function isReference(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return isReference(def.element);
  return def.type === 'string' && 'format' in def && (def.format === 'uuid' || def.format === 'guid');
}

function largestObjects(fields: Readonly<Record<string, Schema>>, shape: Shape, position: number): unknown[] {
  const choices = Object.entries(fields).map(
    ([name, schema]) => [name, largestValues(schema, shape, position)] as const,
  );
  const first = Object.fromEntries(choices.map(([name, [value]]) => [name, value]));
  const others = choices.flatMap(([name, [, ...rest]]) => rest.map((value) => ({ ...first, [name]: value })));
  return [first, ...others];
}

type Checks = readonly z.core.$ZodCheck<never>[] | undefined;

function lengthOf(checks: Checks, otherwise: number): number {
  const found = (checks ?? []).map(({ _zod }) => _zod.def as { check: string; maximum?: number });
  return found.find(({ check }) => check === 'max_length')?.maximum ?? otherwise;
}

function largestText(schema: z.core.$ZodString, { text, wide, scale }: Shape, position: number): string {
  const { def } = schema._zod;
  if ('format' in def && (def.format === 'uuid' || def.format === 'guid')) return randomUUID();
  const length = Math.max(1, Math.floor(lengthOf(def.checks as Checks, 200) * scale));
  const whole = wide ? `${text}${position}` : text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const candidates = [whole, `x${whole}`.slice(0, length), `x${whole.slice(2)}x`, ...plain];
  return candidates.find((candidate) => passes(schema, candidate)) ?? whole;
}

function passes(schema: Schema, value: unknown): boolean {
  const result = schema._zod.run({ value, issues: [] }, { async: false });
  return !(result instanceof Promise) && result.issues.length === 0;
}

function largestNumber(schema: Schema): number {
  return [1_000_000_000, 100_000, 2_026, 100, 12, 1].find((number) => passes(schema, number)) ?? 1;
}

/** A new message has a poll or a listing, but not both; an edit may omit the listing. */
export function separateExclusive(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || !('listing' in value)) return [value];
  const { listing, ...rest } = value;
  if (!('poll' in rest)) return [rest, value];
  const { poll: _, ...withoutPoll } = rest;
  return [rest, { ...withoutPoll, listing }];
}
