import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, livePath, ServerFrame } from '@orbit-vine/contract/live.ts';
import { type Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { WebSocket } from 'ws';
import { requester } from './community.ts';

/** The same bytes go to every reader: with thousands of them in one process, each is read once. */
function readOnce<T>(read: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const value = known.get(text) ?? read(text);
    if (known.size > 1_000) known.clear();
    known.set(text, value);
    return value;
  };
}
const readFrame = readOnce((text) => ServerFrame.parse(JSON.parse(text)));
const readPage = readOnce((text) => MessagePage.parse(JSON.parse(text)));

/**
 * Somebody who reads a channel as the page does: applies what comes, asks for what is missing, and comes back when the
 * socket is lost, within half a second if told to go elsewhere and after 1 to 2 s otherwise.
 */
export function openReader(url: string, member: { cookie: string }, channelId = '1') {
  const held = new Map<string, Message>();
  const closedWith: number[] = [];
  const blackouts: number[] = [];
  let lostAt: number | undefined;
  const request = requester(url);
  let seq = 0;
  /** How far the server is known to have come. */
  let wanted = 0;
  let socket: WebSocket | undefined;
  let stopped = false;
  const apply = (page: { messages: Message[]; seq: number }) => {
    for (const message of page.messages) {
      if ((held.get(message.id)?.changedSeq ?? -1) < message.changedSeq) held.set(message.id, message);
    }
    seq = Math.max(seq, page.seq);
  };
  let catchingUp = false;
  /** One question at a time, as the page asks: what comes meanwhile asks for a further one if it has to. */
  const catchUp = async () => {
    if (catchingUp) return;
    catchingUp = true;
    while (seq < wanted && !stopped) {
      const path = `/api/community/channels/${channelId}/changes?after=${seq}`;
      const response = await request(path, {}, member.cookie).catch(() => undefined);
      const text = response?.status === 200 ? await response.text().catch(() => undefined) : undefined;
      if (text === undefined) await sleep(250);
      else apply(readPage(text));
    }
    catchingUp = false;
  };
  const connect = () => {
    if (stopped) return;
    const opened = new WebSocket(`${url.replace('http', 'ws')}${livePath}`, {
      headers: { cookie: member.cookie },
    });
    socket = opened;
    opened.on('open', () => opened.send(JSON.stringify({ type: 'subscribe', channelId, after: seq })));
    opened.on('error', () => undefined);
    opened.on('message', (data) => {
      const frame = readFrame(data.toString());
      if (frame.type === 'subscribed' && lostAt !== undefined) {
        blackouts.push(performance.now() - lostAt);
        lostAt = undefined;
      }
      if (frame.type === 'changes' && frame.after <= seq) return apply(frame);
      if (frame.type !== 'changes' && frame.type !== 'subscribed') return;
      wanted = Math.max(wanted, frame.seq);
      void catchUp();
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
    /** How long each loss of the socket lasted, until the channel was followed again. */
    blackouts,
    seq: () => seq,
    /** What stands on the screen, oldest first. */
    messages: () => [...held.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.seq - b.seq),
    stop() {
      stopped = true;
      socket?.terminate();
    },
  };
}
