import * as z from 'zod/mini';
import { ChannelId } from './channels.ts';
import { Id } from './id.ts';

/** Frames from a client. `after` is the last `seq` that the client has; 0 for none. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channelId: ChannelId, after: z.int().check(z.nonnegative()) }),
  z.object({ type: z.literal('unsubscribe'), channelId: ChannelId }),
  /** The member is typing in a channel that this socket follows; repeated while they type. */
  z.object({ type: z.literal('typing'), channelId: ChannelId }),
  /** Whether the member is looking at the page; false until sent. */
  z.object({ type: z.literal('looking'), looking: z.boolean() }),
  z.object({ type: z.literal('presence'), watch: z.boolean() }),
  z.object({ type: z.literal('winery'), wineryId: Id, watch: z.boolean() }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
