import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../../testing/community.ts';
import { openRaw } from '../../../testing/raw.ts';

interface Line {
  level: number;
  msg: string;
  route?: string;
}

let community: TestCommunity;
let ada: TestMember;
const lines: Line[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  community = await startCommunity({}, log);
  ada = await joinCommunity(community, 'Ada');
});
afterAll(() => community.stop());

const endings = {
  closed: (raw: ReturnType<typeof openRaw>) => raw.socket.destroy(),
  reset: (raw: ReturnType<typeof openRaw>) => raw.socket.resetAndDestroy(),
};

describe('a request that its sender breaks off', () => {
  it.each([
    ['/api/auth/sign-out', 'content-length: 1000', '{'],
    ['/api/auth/sign-in/email', 'content-length: 1000', '{"email":'],
    ['/api/community/channels/1/messages', 'content-length: 1000', '{"id":'],
    ['/api/community/channels/1/messages', 'transfer-encoding: chunked', '5\r\n{"id"\r\n'],
    ['/api/community/attachments', 'content-length: 1000', 'text'],
    ['/api/lots/twilio', 'content-length: 1000', 'From='],
    ['/contact', 'content-length: 1000\r\ncontent-type: application/x-www-form-urlencoded', 'name='],
  ])('to %s with %s logs no outage and no failure', async (path, header, body) => {
    for (const end of Object.values(endings)) {
      const answered = lines.length;
      const raw = openRaw(community.url);
      await once(raw.socket, 'connect');
      raw.say(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${community.url}\r\ncookie: ${ada.cookie}\r\n${header}\r\n\r\n${body}`,
      );
      await sleep(50);
      end(raw);
      await expect.poll(() => lines.slice(answered).some(({ msg }) => msg === 'answered')).toBe(true);
    }
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('outage');
  });
});
