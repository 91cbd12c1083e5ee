import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Person, WineryRole } from './lots.ts';

/* What a winery's owners see of each other: who opened the winery to whom, and how an owner leaves. */

const ofWinery = z.object({ wineryId: Id });
const wineryPath = '/api/lots/wineries/:wineryId';

/** What stands in the history of a winery. What happens in the cellar stands in its book. */
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
  /** The person who did it, as they are called now. */
  by: z.optional(z.string()),
  /** Such as “Firefox on Windows”; none for what came by text. */
  device: z.optional(z.string()),
  /** The person or the key that it is about. */
  about: z.optional(z.string()),
  /** The role that was given, or the one before. */
  role: z.optional(WineryRole),
  formerRole: z.optional(WineryRole),
  scope: z.optional(z.enum(['read', 'feed'])),
  /** Names of settings. */
  settings: z.optional(z.array(z.string())),
  /** Of a secured account: acts that were undone, and rows that the account entered in the days before. */
  undone: z.optional(z.int()),
  rows: z.optional(z.int()),
  /** It was undone then, since the account that did it was secured. */
  undoneAt: z.optional(z.iso.datetime()),
  /** The reader's own account was secured, and they may do it again as it was. */
  restorable: z.optional(z.boolean()),
});
export type WineryAct = z.infer<typeof WineryAct>;

/** By an owner: the newest `serverLimits.wineryActs`. */
export const listWineryActs = endpoint('GET', `${wineryPath}/acts`, {
  for: 'member',
  params: ofWinery,
  answer: z.array(WineryAct),
});

/** “That was me”: does an act again that was undone. By the owner whose account was secured, who has just proved it is them. */
export const restoreWineryAct = endpoint('POST', `${wineryPath}/acts/:actId/restoration`, {
  for: 'member',
  params: z.object({ wineryId: Id, actId: Id }),
  answer: z.object({}),
});

const ofPerson = z.object({ wineryId: Id, personId: Id });
const leaveRequestPath = `${wineryPath}/people/:personId/leave-request`;

/**
 * An owner asks one who has been an owner for longer to leave. They agree by leaving, or by taking another role; if they do neither
 * and do not refuse, they can be removed `serverLimits.ownerNoticeDays` later (`Person.leaveRequest`).
 */
export const askToLeave = endpoint('POST', leaveRequestPath, {
  for: 'member',
  params: ofPerson,
  answer: Person,
});
/** By the owner who was asked. */
export const refuseToLeave = endpoint('DELETE', leaveRequestPath, {
  for: 'member',
  params: ofPerson,
  answer: Person,
});
