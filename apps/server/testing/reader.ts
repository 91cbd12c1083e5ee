import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, livePath, ServerFrame } from '@orbit-vine/contract/live.ts';
import { type Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { WebSocket } from 'ws';
import { requester } from './community.ts';

/** Thousands of readers in one process get the same bytes, which this parses once. */
function readOnce<T>(read: (text: string) => T) {
  const cache = new Map<string, T>();
  return (text: string): T => {
    const value = cache.get(text) ?? read(text);
    if (cache.size > 1_000) cache.clear();
    cache.set(text, value);
    return value;
  };
}
const readFrame = readOnce((text) => ServerFrame.parse(JSON.parse(text)));
const readPage = readOnce((text) => MessagePage.parse(JSON.parse(text)));

/** The messages of a channel, as the page keeps them: applies changes, and requests missing ones. */
function createChannelCopy(fetchChanges: (after: number) => Promise<Response>, isStopped: () => boolean) {
  const messagesById = new Map<string, Message>();
  let seq = 0;
  let knownSeq = 0;
  let catchingUp = false;

  const apply = (page: { messages: Message[]; seq: number }) => {
    for (const message of page.messages) {
      if ((messagesById.get(message.id)?.changedSeq ?? -1) < message.changedSeq)
        messagesById.set(message.id, message);
    }
    seq = Math.max(seq, page.seq);
  };
  return {
    seq: () => seq,
    apply,
    /** One request at a time, like the page. */
    async catchUp(to: number) {
      knownSeq = Math.max(knownSeq, to);
      if (catchingUp) return;
      catchingUp = true;
      while (seq < knownSeq && !isStopped()) {
        const response = await fetchChanges(seq).catch(() => undefined);
        const text = response?.status === 200 ? await response.text().catch(() => undefined) : undefined;
        if (text === undefined) await sleep(250);
        else apply(readPage(text));
      }
      catchingUp = false;
    },
    messages: () =>
      [...messagesById.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.seq - b.seq),
  };
}

/**
 * A reader of a channel that works like the page. It reconnects when the socket is lost: within half a second if the
 * server closed it with `goElsewhere`, otherwise after 1 to 2 s.
 */
export function openReader(url: string, member: { cookie: string }, channelId = '1') {
  const closedWith: number[] = [];
  const blackouts: number[] = [];
  const request = requester(url);
  let lostAt: number | undefined;
  let socket: WebSocket | undefined;
  let stopped = false;
  const { seq, apply, catchUp, messages } = createChannelCopy(
    (after) => request(`/api/community/channels/${channelId}/changes?after=${after}`, {}, member.cookie),
    () => stopped,
  );

  const connect = () => {
    if (stopped) return;
    const opened = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, {
      headers: { cookie: member.cookie },
    });
    socket = opened;
    opened.on('open', () => opened.send(JSON.stringify({ type: 'subscribe', channelId, after: seq() })));
    opened.on('error', () => undefined);
    opened.on('message', (data) => {
      const frame = readFrame(data.toString());
      if (frame.type === 'subscribed' && lostAt !== undefined) {
        blackouts.push(performance.now() - lostAt);
        lostAt = undefined;
      }
      if (frame.type === 'changes' && frame.after <= seq()) return apply(frame);
      if (frame.type === 'changes' || frame.type === 'subscribed') void catchUp(frame.seq);
    });
    opened.on('close', (code) => {
      closedWith.push(code);
      lostAt ??= performance.now();
      if (code === closeCodes.signedOut) stopped = true;
      const pause = code === closeCodes.goElsewhere ? 500 * Math.random() : 1_000 * (1 + Math.random());
      setTimeout(connect, pause);
    });
  };
  connect();

  return {
    closedWith,
    /** Milliseconds from each loss of the socket until the channel was followed again. */
    blackouts,
    seq,
    messages,
    stop() {
      stopped = true;
      socket?.terminate();
    },
  };
}
