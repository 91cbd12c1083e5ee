import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { Id } from './id.ts';

/** What a client may say on the socket. `after` is the `seq` it holds; 0 for none. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channelId: ChannelId, after: z.int().check(z.nonnegative()) }),
  z.object({ type: z.literal('unsubscribe'), channelId: ChannelId }),
  /** Something is being written in a channel that this socket follows; said again while it goes on. */
  z.object({ type: z.literal('typing'), channelId: ChannelId }),
  /** Whether somebody looks at the page. Until this is said, nobody does. */
  z.object({ type: z.literal('looking'), looking: z.boolean() }),
  /** Somebody looks at who is here, or does no longer. */
  z.object({ type: z.literal('presence'), watch: z.boolean() }),
  /** From now on, or no longer, this socket hears when something changes in a winery of the member's. */
  z.object({ type: z.literal('winery'), wineryId: Id, watch: z.boolean() }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
