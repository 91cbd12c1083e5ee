import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';

/** Members by comma-separated names. A recently changed name still leads to its previous owner. */
export const listNamed = endpoint('GET', '/api/community/named-members', {
  for: 'member',
  query: z.object({ names: z.string().check(z.maxLength(limits.namesAtOnce * (limits.usernameMax + 1))) }),
  answer: z.array(z.object({ name: z.string(), member: Member })),
});

const another = z.object({ id: Id });
const ignoring = z.object({ ignored: z.array(z.uuid()), blocked: z.optional(z.array(z.uuid())) });
/** Idempotent; both answer with all members whom the caller ignores, and all whom the caller blocks. */
export const ignoreMember = endpoint('PUT', '/api/community/ignored/:id', {
  for: 'member',
  params: another,
  answer: ignoring,
});
export const heedMember = endpoint('DELETE', '/api/community/ignored/:id', {
  for: 'member',
  params: another,
  answer: ignoring,
});

/**
 * Also ignores the member. A blocked member can't start or continue a conversation of two. `heedMember` also
 * unblocks.
 */
export const blockMember = endpoint('PUT', '/api/community/blocked/:id', {
  for: 'member',
  params: another,
  answer: ignoring,
});
