import { randomUUID } from 'node:crypto';
import { limits } from '@orbit-vine/contract/limits.ts';
import { HistoryPage, Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const pageOf = async (response: Response) => MessagePage.parse(await response.json());
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const history = async (channel: string, query = '') =>
  pageOf(await ada.request(`/api/community/channels/${channel}/messages${query}`));

describe('sending', () => {
  it('stores the message and answers with it', async () => {
    const response = await ada.send('Veraison has started, @Bob and @bob');
    const message = Message.parse(await response.json());
    expect(response.status).toBe(201);
    expect(message).toMatchObject({ author: { id: ada.id, name: 'Ada' }, mentions: ['Bob'] });
    expect((await history('1')).messages[0]).toEqual(message);
  });

  it('stores eight identical concurrent sends once and answers all alike', async () => {
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => ada.send('Pressed once', '2', id)));
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await history('2')).messages.map((message) => message.id)).toEqual([id]);
  });

  it('rejects another member’s message id without revealing the message', async () => {
    const id = randomUUID();
    await ada.send('Mine', '2', id);
    expect(await codeOf(await bob.send('Not yours', '2', id))).toEqual([409, 'MESSAGE_ID_TAKEN']);
  });

  it('numbers concurrent sends without gaps, in the order of their commits', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 ? ada : bob).send(`Lot ${at}`, '3')));
    const { messages, seq } = await history('3', '?limit=100');
    expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: 40 }, (_, at) => 40 - at));
    expect(seq).toBe(40);
  });

  it.each([
    ['a blank message', { content: ' \n\t ' }, 422, 'MESSAGE_BLANK'],
    ['quotes without end', { content: '>'.repeat(4_000) }, 422, 'MESSAGE_TOO_NESTED'],
    ['lists without end', { content: `a\n${'1. '.repeat(1_000)}` }, 422, 'MESSAGE_TOO_NESTED'],
    ['an over-long message', { content: 'x'.repeat(limits.messageLength + 1) }, 422, 'MESSAGE_TOO_LONG'],
    ['an id that is not a UUID', { id: '1', content: 'x' }, 422, 'INVALID_REQUEST'],
    ['content that is not text', { content: { $ne: 1 } }, 422, 'INVALID_REQUEST'],
    ['no content', {}, 422, 'INVALID_REQUEST'],
  ])('rejects %s', async (_, body, status, code) => {
    const json = { id: randomUUID(), ...body };
    expect(await codeOf(await ada.request('/api/community/channels/1/messages', { json }))).toEqual([
      status,
      code,
    ]);
  });

  it('rejects malformed JSON, an unknown channel, and a body that is too large', async () => {
    const raw = (body: string) => ada.request('/api/community/channels/1/messages', { method: 'POST', body });
    expect(await codeOf(await raw('{"id":'))).toEqual([400, 'MALFORMED_JSON']);
    expect(await codeOf(await ada.send('Hello?', 'nowhere'))).toEqual([404, 'CHANNEL_NOT_FOUND']);
    expect(await codeOf(await raw('x'.repeat(serverLimits.requestBody + 1)))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
  });

  it('rejects text that PostgreSQL cannot store with 422', async () => {
    expect(await codeOf(await ada.send('nul \u0000 byte'))).toEqual([422, 'INVALID_REQUEST']);
  });
});

describe('reading', () => {
  it('pages through history without gaps', async () => {
    const first = await history('3', '?limit=15');
    const second = await history('3', `?limit=15&before=${first.messages.at(-1)?.seq}`);
    const third = await history('3', `?limit=15&before=${second.messages.at(-1)?.seq}`);
    const all = [first, second, third].flatMap((page) => page.messages.map((message) => message.seq));
    expect(all).toEqual(Array.from({ length: 40 }, (_, at) => 40 - at));
    expect([first.more, second.more, third.more]).toEqual([true, true, false]);
  });

  it('counts a channel’s messages, including new ones and without deleted ones', async () => {
    const count = async (query = '') => {
      const response = await ada.request(`/api/community/channels/4/messages${query}`);
      return HistoryPage.parse(await response.json()).total;
    };
    const before = (await count()) ?? 0;
    const [first, second] = [
      await ada.say('One', { channelId: '4' }),
      await bob.say('Two', { channelId: '4' }),
    ];
    expect(await count()).toBe(before + 2);
    await ada.request(`/api/community/messages/${first.id}`, { method: 'DELETE' });
    expect(await count()).toBe(before + 1);
    await ada.say('Three', { channelId: '4' });
    expect(await count()).toBe(before + 2);
    await bob.request(`/api/community/messages/${second.id}`, { method: 'DELETE' });
    expect(await count()).toBe(before + 1);
  });

  it('returns the changes since a seq, oldest first, in pages that join', async () => {
    const { messages } = await history('3', '?limit=3');
    for (const { id } of messages.toReversed()) {
      await bob.request(`/api/community/messages/${id}/reactions/grape`, { method: 'PUT' });
    }
    const changes = await pageOf(await ada.request('/api/community/channels/3/changes?after=40'));
    expect(changes).toMatchObject({ seq: 43, more: false });
    expect(changes.messages.map(({ seq, changedSeq }) => [seq, changedSeq])).toEqual([
      [38, 41],
      [39, 42],
      [40, 43],
    ]);
  });

  it.each(['limit=0', 'limit=101', 'limit=ten', 'before=-1'])('rejects ?%s', async (query) => {
    const response = await ada.request(`/api/community/channels/3/messages?${query}`);
    expect(await codeOf(response)).toEqual([422, 'INVALID_REQUEST']);
  });
});

describe('reactions', () => {
  it('count once per member and type, and can be taken back', async () => {
    const sent = Message.parse(await (await ada.send('Pet-nat, anyone?', '4')).json());
    const react = async (member: TestMember, method: string, type = 'grape') => {
      const response = await member.request(`/api/community/messages/${sent.id}/reactions/${type}`, {
        method,
      });
      return Message.parse(await response.json());
    };
    await Promise.all([
      react(bob, 'PUT'),
      react(bob, 'PUT'),
      react(bob, 'PUT'),
      react(ada, 'PUT', 'thumbsUp'),
    ]);
    const both = await react(bob, 'PUT');
    expect(both.reactions).toMatchObject({ thumbsUp: [ada.id], grape: [bob.id] });
    expect(both.changedSeq).toBe(sent.changedSeq + 2);
    expect((await react(bob, 'DELETE')).reactions).toMatchObject({ thumbsUp: [ada.id], grape: [] });
    expect((await react(bob, 'DELETE')).changedSeq).toBe(sent.changedSeq + 3);
  });

  it('are rejected for an unknown message or type', async () => {
    const react = (id: string, type: string) =>
      ada.request(`/api/community/messages/${id}/reactions/${type}`, { method: 'PUT' });
    expect(await codeOf(await react(randomUUID(), 'grape'))).toEqual([404, 'MESSAGE_NOT_FOUND']);
    expect(await codeOf(await react(randomUUID(), 'heart'))).toEqual([422, 'INVALID_REQUEST']);
  });
});

describe('a visitor', () => {
  it.each([
    ['GET', '/api/community/me'],
    ['GET', '/api/community/channels'],
    ['GET', '/api/community/channels/1/messages'],
    ['GET', '/api/community/channels/1/changes?after=0'],
    ['POST', '/api/community/channels/1/messages', { id: randomUUID(), content: 'Let me in' }],
    ['PUT', `/api/community/messages/${randomUUID()}/reactions/grape`, {}],
    ['DELETE', `/api/community/messages/${randomUUID()}/reactions/grape`],
    ['PUT', '/api/community/channels/1/read', { seq: 1 }],
  ])('is rejected with 401 for %s %s', async (method, path, json?: unknown) => {
    const init = json === undefined ? { method } : { method, json };
    expect(await codeOf(await community.request(path, init))).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is rejected if another site uses a member’s cookie', async () => {
    const elsewhere = { headers: { origin: 'https://elsewhere.example' } };
    const json = { id: randomUUID(), content: 'Forged' };
    const response = await ada.request('/api/community/channels/1/messages', { json, ...elsewhere });
    expect(await codeOf(response)).toEqual([403, 'FORBIDDEN_ORIGIN']);
  });
});
