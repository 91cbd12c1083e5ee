import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Attachment } from './messages.ts';

/**
 * A message that waits for a moderator: a newcomer's with a link (`heldLinkHours`, `heldLinkMessages`), or any
 * member's with a held term. Only its author and moderators see it, even once the author is no longer a newcomer.
 */
export const HeldMessage = z.object({
  id: z.uuid(),
  channelId: z.string(),
  content: z.string(),
  attachments: z.array(Attachment),
  createdAt: z.iso.datetime(),
});
export type HeldMessage = z.infer<typeof HeldMessage>;

export const listHeldMessages = endpoint('GET', '/api/community/channels/:channelId/held-messages', {
  for: 'member',
  params: z.object({ channelId: ChannelId }),
  answer: z.array(HeldMessage),
});

/** For the message's author; idempotent. */
export const withdrawHeldMessage = endpoint('DELETE', '/api/community/held-messages/:messageId', {
  for: 'member',
  params: z.object({ messageId: Id }),
  answer: z.object({}),
});
