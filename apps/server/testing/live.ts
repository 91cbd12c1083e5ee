import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerFrame } from '@orbit-vine/contract/live.ts';
import { WebSocket } from 'ws';

export function openLive(url: string, member: { cookie: string }, origin = '') {
  const headers = { cookie: member.cookie, ...(origin ? { origin } : {}) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/community/live`, { headers });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const heard: ServerFrame[] = [];
  socket.on('message', (data) => heard.push(ServerFrame.parse(JSON.parse(data.toString()))));
  const hear = async <T extends ServerFrame['type']>(
    type: T,
    matching: (frame: ServerFrame) => boolean = () => true,
  ) => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(5)) {
      const found = heard.find((frame) => frame.type === type && matching(frame));
      if (found) return found as Extract<ServerFrame, { type: T }>;
    }
    throw new Error(`no "${type}" arrived, only ${JSON.stringify(heard)}`);
  };
  return {
    socket,
    heard,
    hear,
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async follow(channelId: string, after = 0) {
      if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'subscribe', channelId, after }));
      return hear('subscribed', (frame) => 'channelId' in frame && frame.channelId === channelId);
    },
    closed: () => closed,
  };
}
