import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { livePath, type ServerFrame } from '@orbit-vine/contract/live.ts';
import type { WebSocket } from 'ws';

export interface Delivered {
  id: string;
  seq: number;
}

export interface Channel {
  server: string;
  liveUrl: string;
  cookie(reader: number): string;
  /** Resolves when the socket receives all further messages. */
  follow(socket: WebSocket): Promise<void>;
  post(poster: number, id: string, content: string): Promise<void>;
  read(frame: string): Delivered[];
}

const agent = new Agent({ keepAlive: true });

async function postJson(url: string, body: object, cookie = '') {
  const outgoing = request(url, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
  });
  outgoing.end(JSON.stringify(body));
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  const answer = await text(response);
  if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${answer}`);
}

export function ourChannel(url: string, cookies: string[]): Channel {
  const cookie = (member: number) => cookies[member % cookies.length] ?? '';
  return {
    server: 'ours',
    liveUrl: url.replace('http', 'ws') + livePath,
    cookie,
    follow: (socket) =>
      new Promise((resolve) => {
        const onFrame = (data: Buffer) => {
          if (!data.includes('"subscribed"')) return;
          socket.off('message', onFrame);
          resolve();
        };
        socket.on('message', onFrame);
        socket.send(JSON.stringify({ type: 'subscribe', channelId: '1', after: 0 }));
      }),
    post: (poster, id, content) =>
      postJson(`${url}/api/community/channels/1/messages`, { id, content }, cookie(poster)),
    read(frame) {
      const parsed = JSON.parse(frame) as ServerFrame;
      return parsed.type === 'changes' ? parsed.messages : [];
    },
  };
}

export function floorChannel(url: string): Channel {
  return {
    server: 'floor',
    liveUrl: url.replace('http', 'ws'),
    cookie: () => '',
    follow: async () => undefined,
    post: (poster, id, content) => postJson(url, { author: `poster ${poster}`, id, content }),
    read: (frame) => [JSON.parse(frame) as Delivered],
  };
}
