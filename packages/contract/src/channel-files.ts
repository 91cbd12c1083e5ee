import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { endpoint } from './endpoint.ts';
import { MessagePage } from './messages.ts';

/** A channel's messages with files, newest first; `before` is the `seq` of the last message on the previous page. */
export const listFiles = endpoint('GET', '/api/community/channels/:channelId/files', {
  for: 'member',
  params: z.object({ channelId: ChannelId }),
  query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
  answer: MessagePage,
});
