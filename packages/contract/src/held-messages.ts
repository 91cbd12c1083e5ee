import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Attachment } from './messages.ts';

/**
 * A message with a link by a newcomer (`heldLinkHours`, `heldLinkMessages`): it is kept and shown to its author, and
 * becomes a message when a moderator has released it, also where its author is no newcomer by then.
 */
export const HeldMessage = z.object({
  id: z.uuid(),
  channelId: z.string(),
  content: z.string(),
  attachments: z.array(Attachment),
  createdAt: z.iso.datetime(),
});
export type HeldMessage = z.infer<typeof HeldMessage>;

/** The member's own that wait in a channel, oldest first. */
export const listHeldMessages = endpoint('GET', '/api/community/channels/:channelId/held-messages', {
  for: 'member',
  params: z.object({ channelId: ChannelId }),
  answer: z.array(HeldMessage),
});

/** By its author, who does not want it to appear any more; idempotent. */
export const withdrawHeldMessage = endpoint('DELETE', '/api/community/held-messages/:messageId', {
  for: 'member',
  params: z.object({ messageId: Id }),
  answer: z.object({}),
});
