import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import * as z from 'zod/mini';

const levels = 30_000;

/** Right in shape, and nothing that a database or a library can take: each has brought a server to a 5xx. */
export const hostileWords = [`1_${'-'.repeat(36)}`, 'before:0000-01-01', '0000-01-01T00:00:00Z'];

/** The same as they stand in JSON, and what nests deeper than a stack. */
export const hostileJson = [
  ...hostileWords.map((word) => JSON.stringify(word)),
  `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`,
];

/** The fields that an endpoint's body or query knows. */
export function fieldsOf(endpoint: Endpoint, part: 'body' | 'query'): string[] {
  const schema = endpoint[part];
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}
