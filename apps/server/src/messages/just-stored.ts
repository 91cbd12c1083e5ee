import type { Message, MessagePage } from '@orbit-vine/contract/messages.ts';

/** What one channel's followers may be behind; beyond it the database is asked. */
const keptPerChannel = 100;

/**
 * The messages that this server has just committed, by channel and `seq`. Whoever follows a channel is told of them as
 * they were stored, without reading them back. Only what follows on without a gap is taken from here: where another
 * server or another change came between, the database is read as ever.
 */
export function createJustStored() {
  const channels = new Map<string, Map<number, Message>>();
  return {
    /** What quotes another message is read back, for what it quotes. */
    keep(message: Message) {
      if (message.replyTo) return;
      const kept = channels.get(message.channelId) ?? new Map<number, Message>();
      channels.set(message.channelId, kept);
      kept.set(message.changedSeq, message);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > keptPerChannel) kept.delete(oldest);
    },
    /** What `readChanges` would answer; undefined if the change after `after` is not here. */
    changesAfter(channelId: string, after: number): MessagePage | undefined {
      const kept = channels.get(channelId);
      const messages: Message[] = [];
      for (let seq = after + 1; ; seq += 1) {
        const message = kept?.get(seq);
        if (!message) break;
        kept?.delete(seq);
        messages.push(message);
      }
      if (messages.length === 0) return undefined;
      return { messages, quoted: [], seq: after + messages.length, more: false };
    },
  };
}

export type JustStored = ReturnType<typeof createJustStored>;
