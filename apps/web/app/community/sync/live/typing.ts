import { limits } from '@orbit-vine/contract/limits.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { listInWords } from '../../../platform/formatters.ts';
import { observable } from '../../../platform/observable.ts';

export interface Writer {
  readonly channelId: string;
  readonly id: string;
  readonly name: string;
  readonly until: number;
}

/** Who is typing now; entries expire. `send` reports the member's own typing. */
export function createTyping(send: (channelId: string) => void) {
  let lastSentAt = 0;
  const writers = observable<readonly Writer[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (kept: readonly Writer[]) => {
    clearTimeout(timer);
    if (kept.length !== writers.get().length || kept.some((writer, at) => writer !== writers.get()[at]))
      writers.set(kept);
    if (kept.length === 0) return;
    const next = Math.min(...kept.map(({ until }) => until)) - Date.now();
    timer = setTimeout(
      () => keep(writers.get().filter(({ until }) => until > Date.now())),
      Math.max(next, 50),
    );
  };
  const without = (channelId: string, memberId: string) =>
    writers.get().filter((writer) => writer.channelId !== channelId || writer.id !== memberId);

  return {
    writers,
    write(channelId: string): void {
      if (Date.now() - lastSentAt < limits.typingEveryMs) return;
      lastSentAt = Date.now();
      send(channelId);
    },
    hear(channelId: string, { id, name }: Member): void {
      if (document.hidden) return;
      keep([...without(channelId, id), { channelId, id, name, until: Date.now() + limits.typingMs }]);
    },
    end({ channelId, messages }: { channelId: string; messages: readonly Pick<Message, 'author'>[] }): void {
      for (const { author } of messages) keep(without(channelId, author.id));
    },
  };
}

const maxNamed = 3;

export function typingLine(names: readonly string[]): string {
  if (names.length > maxNamed) return 'Several people are typing…';
  return names.length === 0 ? '' : `${listInWords(names)} ${names.length === 1 ? 'is' : 'are'} typing…`;
}
