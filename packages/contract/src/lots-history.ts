import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Person, WineryRole } from './lots.ts';

/* Owners' acts, and how an owner leaves. */

const ofWinery = z.object({ wineryId: Id });
const wineryPath = '/api/lots/wineries/:wineryId';

/** Acts in a winery's history. Cellar work is in the book instead. */
export const wineryActKinds = [
  'invite',
  'renew-invitation',
  'join',
  'confirm-phone',
  'change-role',
  'change-phone',
  'rename',
  'remove',
  'leave',
  'readmit',
  'ask-to-leave',
  'refuse-to-leave',
  'make-key',
  'revoke-key',
  'change-settings',
  'change-setup',
  'export',
  'secure-account',
  'delete',
] as const;
export type WineryActKind = (typeof wineryActKinds)[number];

export const WineryAct = z.object({
  id: z.uuid(),
  kind: z.enum(wineryActKinds),
  at: z.iso.datetime(),
  by: z.optional(z.string()),
  /** Such as “Firefox on Windows”; absent for text messages. */
  device: z.optional(z.string()),
  about: z.optional(z.string()),
  role: z.optional(WineryRole),
  formerRole: z.optional(WineryRole),
  scope: z.optional(z.enum(['read', 'feed'])),
  settings: z.optional(z.array(z.string())),
  /** For a secured account: acts undone, and rows that the account entered in the days before. */
  undone: z.optional(z.int()),
  rows: z.optional(z.int()),
  /** The act was undone because the account behind it was secured. */
  undoneAt: z.optional(z.iso.datetime()),
  /** The act was undone with the reader's own account, and the reader may repeat it. */
  restorable: z.optional(z.boolean()),
});
export type WineryAct = z.infer<typeof WineryAct>;

export const listWineryActs = endpoint('GET', `${wineryPath}/acts`, {
  for: 'member',
  params: ofWinery,
  answer: z.array(WineryAct),
});

/**
 * “That was me”: repeats an act that was undone. For the owner whose account was secured, with recent proof of
 * identity.
 */
export const restoreWineryAct = endpoint('POST', `${wineryPath}/acts/:actId/restoration`, {
  for: 'member',
  params: z.object({ wineryId: Id, actId: Id }),
  answer: z.object({}),
});

const ofPerson = z.object({ wineryId: Id, personId: Id });
const leaveRequestPath = `${wineryPath}/people/:personId/leave-request`;

/**
 * Asks an earlier owner to leave. The earlier owner agrees by leaving or taking another role. Without an answer,
 * later owners may remove them after `serverLimits.ownerNoticeDays` (`Person.leaveRequest`).
 */
export const askToLeave = endpoint('POST', leaveRequestPath, {
  for: 'member',
  params: ofPerson,
  answer: Person,
});
export const refuseToLeave = endpoint('DELETE', leaveRequestPath, {
  for: 'member',
  params: ofPerson,
  answer: Person,
});
