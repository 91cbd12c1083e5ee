import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Naming = z.object({ named: z.boolean() });

/**
 * Whether visitors see the caller's name among the staff. Needs no second factor, since it concerns only the caller.
 */
export const getNaming = endpoint('GET', '/api/community/me/naming', { for: 'staff', answer: Naming });
export const changeNaming = endpoint('PUT', '/api/community/me/naming', {
  for: 'staff',
  body: Naming,
  answer: Naming,
});
