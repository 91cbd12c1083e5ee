import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { Id } from './id.ts';

/** What a client may send on the socket. `after` is the last `seq` it has; 0 for none. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channelId: ChannelId, after: z.int().check(z.nonnegative()) }),
  z.object({ type: z.literal('unsubscribe'), channelId: ChannelId }),
  /** The member is typing in a channel that this socket follows; repeated while typing. */
  z.object({ type: z.literal('typing'), channelId: ChannelId }),
  /** Whether the member is looking at the page. Assumed false until sent. */
  z.object({ type: z.literal('looking'), looking: z.boolean() }),
  /** Starts or stops watching who is online. */
  z.object({ type: z.literal('presence'), watch: z.boolean() }),
  /** Starts or stops hints about changes in one of the member's wineries. */
  z.object({ type: z.literal('winery'), wineryId: Id, watch: z.boolean() }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
