import type { Message, MessagePage } from '@orbit-vine/contract/messages.ts';

/** Followers further behind are served from the database. */
const maxPerChannel = 100;

/**
 * Messages that this server has just committed, by followed channel and `seq`: followers get them without reading the
 * database. Only runs without a gap are served from here; after a change by another server, the database is read.
 */
export function createJustStored() {
  const channels = new Map<string, Map<number, Message>>();
  return {
    follow(channelId: string) {
      if (!channels.has(channelId)) channels.set(channelId, new Map());
    },
    unfollow(channelId: string) {
      channels.delete(channelId);
    },
    /** Excludes replies, which need their quotes. */
    keep(message: Message) {
      const stored = channels.get(message.channelId);
      if (!stored || message.replyTo) return;
      stored.set(message.changedSeq, message);
      const [oldest] = stored.keys();
      if (oldest !== undefined && stored.size > maxPerChannel) stored.delete(oldest);
    },
    /** The same page as `readChanges`; undefined if the change after `after` is not here. */
    changesAfter(channelId: string, after: number): MessagePage | undefined {
      const stored = channels.get(channelId);
      const messages: Message[] = [];
      for (let seq = after + 1; ; seq += 1) {
        const message = stored?.get(seq);
        if (!message) break;
        stored?.delete(seq);
        messages.push(message);
      }
      if (messages.length === 0) return undefined;
      return { messages, quoted: [], seq: after + messages.length, more: false };
    },
  };
}

export type JustStored = ReturnType<typeof createJustStored>;
