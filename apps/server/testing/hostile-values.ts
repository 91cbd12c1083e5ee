import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import * as z from 'zod/mini';

const levels = 30_000;

/** Well-formed values that a database or library cannot process; each has caused a 5xx. */
export const hostileWords = [`1_${'-'.repeat(36)}`, 'before:0000-01-01', '0000-01-01T00:00:00Z'];

/** These values as JSON, and JSON that nests deeper than the stack. */
export const hostileJson = [
  ...hostileWords.map((word) => JSON.stringify(word)),
  `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`,
];

export function fieldsOf(endpoint: Endpoint, part: 'body' | 'query'): string[] {
  const schema = endpoint[part];
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}
