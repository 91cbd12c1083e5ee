import * as z from 'zod/mini';
import { ChannelDescription, ChannelName } from './channel-administration.ts';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { limits } from './limits.ts';
import { Member } from './members.ts';

/* Private groups: channels that only their members see. */

const path = '/api/community/groups';
const ofGroup = z.object({ channelId: ChannelId });
const WhoInvites = z.enum(['owner', 'members']);

export const makeGroup = endpoint('POST', path, {
  for: 'writer',
  body: z.object({ name: ChannelName, description: z._default(ChannelDescription, '') }),
  answer: z.object({ id: ChannelId }),
});

const Invitation = z.object({
  id: z.uuid(),
  by: Member,
  /** The only member who may use it. */
  for: z.optional(Member),
  usesLeft: z.int(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** For members of the group. `invitations` is filled for members who may invite. */
export const getGroup = endpoint('GET', `${path}/:channelId`, {
  for: 'member',
  params: ofGroup,
  answer: z.object({
    members: z.array(z.extend(Member, { owner: z.optional(z.literal(true)) })),
    whoInvites: WhoInvites,
    invitations: z.array(Invitation),
  }),
});

/** For the group's owner. */
export const changeGroup = endpoint('PATCH', `${path}/:channelId`, {
  for: 'writer',
  params: ofGroup,
  body: z.object({
    name: z.optional(ChannelName),
    description: z.optional(ChannelDescription),
    whoInvites: z.optional(WhoInvites),
    owner: z.optional(Id),
  }),
  answer: z.object({}),
});

/** The owner removes a member; others leave. An owner who leaves hands the group to its oldest member. */
export const leaveGroup = endpoint('DELETE', `${path}/:channelId/members/:memberId`, {
  for: 'member',
  params: z.object({ channelId: ChannelId, memberId: Id }),
  answer: z.object({}),
});

/** The code is shown only in this answer, as part of a link. */
export const inviteToGroup = endpoint('POST', `${path}/:channelId/invitations`, {
  for: 'writer',
  params: ofGroup,
  body: z.object({
    days: z.int().check(z.positive(), z.lte(limits.groupInvitationDays)),
    uses: z.int().check(z.positive(), z.lte(limits.groupInvitationUses)),
    memberId: z.optional(Id),
  }),
  answer: z.object({ id: z.uuid(), code: z.string() }),
});

export const revokeInvitation = endpoint('DELETE', `${path}/:channelId/invitations/:invitationId`, {
  for: 'member',
  params: z.object({ channelId: ChannelId, invitationId: Id }),
  answer: z.object({}),
});

const Code = z.object({ code: z.string().check(z.maxLength(64)) });

/** The invitation of a code. The code is in the body, so that no log contains it. */
export const readInvitation = endpoint('POST', '/api/community/group-invitations/read', {
  for: 'member',
  body: Code,
  answer: z.object({
    id: ChannelId,
    name: z.string(),
    description: z.string(),
    members: z.int(),
    by: Member,
    joined: z.boolean(),
  }),
});

/** Spends one use of the code; nothing if the caller is already a member. */
export const joinGroup = endpoint('POST', '/api/community/group-invitations/join', {
  for: 'member',
  body: Code,
  answer: z.object({ id: ChannelId }),
});
