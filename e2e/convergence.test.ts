import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { makeChannel } from '@orbit-vine/contract/channel-administration.ts';
import { Attachment, Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  joinAs,
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../apps/server/testing/community.ts';
import { openPrivateChannel } from '../apps/server/testing/private-channel.ts';
import { quotedIn, timeline } from '../apps/web/app/community/sync/log/channel-log.ts';
import { expectSettledOnce, sendLink, settle, type Waiting } from './held-links.ts';
import { type OpenPage, openPageOf, wholeChannel } from './open-page.ts';

let community: TestCommunity;
let keeper: TestMember;
let members: TestMember[];
/** An open channel that has only moved messages. */
let aside: string;
beforeAll(async () => {
  community = await startCommunity();
  keeper = await joinAs(community, 'Ada', 'administrator');
  aside = await newOpenChannel('Aside');
  members = [keeper, await joinCommunity(community, 'Bob'), await joinCommunity(community, 'Cleo')];
});
afterAll(() => community.stop());

const actions = fc.oneof(
  { weight: 6, arbitrary: fc.constant('say' as const) },
  { weight: 3, arbitrary: fc.constantFrom('answer' as const, 'edit' as const, 'react' as const) },
  { weight: 2, arbitrary: fc.constantFrom('unreact' as const, 'delete' as const, 'say twice' as const) },
  { weight: 2, arbitrary: fc.constantFrom('attach' as const, 'take off' as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('poll' as const, 'vote' as const, 'vote' as const, 'close' as const),
  },
  { weight: 2, arbitrary: fc.constantFrom('offer' as const, 'sell' as const) },
  { weight: 3, arbitrary: fc.constantFrom('move' as const, 'move back' as const) },
  { weight: 1, arbitrary: fc.constantFrom('pin' as const, 'unpin' as const, 'linger' as const) },
  { weight: 3, arbitrary: fc.constantFrom('cut' as const, 'lose' as const) },
  { weight: 4, arbitrary: fc.constant('come back' as const) },
  { weight: 2, arbitrary: fc.constantFrom('hold' as const, 'settle' as const, 'withdraw' as const) },
  { weight: 1, arbitrary: fc.constantFrom('read back' as const, 'jump' as const, 'reload' as const) },
);
/** A member's act on a visible message, chosen by `at`. The answer may be delayed. */
const act = fc.record({
  who: fc.nat(3),
  action: actions,
  at: fc.nat(30),
  slow: fc.constantFrom(true, false, false),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A member with an open page. The fourth page is the second device of the second member. */
interface Seat {
  readonly member: TestMember;
  readonly page: OpenPage;
  readonly waiting: Waiting;
  readonly late: (() => void)[];
}

async function perform(seat: Seat, channelId: string, { action, at, slow }: Act): Promise<void> {
  const { member, page, waiting } = seat;
  const arrive = (fold: () => void) => (slow ? void seat.late.push(fold) : fold());
  const seen = timeline(page.log());
  const one = seen[at % Math.max(1, seen.length)];
  const ask = async (method: string, path: string, json?: unknown) => {
    const answer = await member.request(`/api/community/${path}`, { method, ...(json ? { json } : {}) });
    // The message may have been deleted, and some acts are not allowed.
    const message = answer.ok && Message.parse(await answer.json());
    if (message) arrive(() => page.received(message));
    else expect([403, 404, 409]).toContain(answer.status);
  };
  const say = (replyTo?: string, id: string = randomUUID()) =>
    ask('POST', `channels/${channelId}/messages`, { id, content: `Lot ${at} ${id}`, replyTo });
  switch (action) {
    case 'say':
      return say();
    case 'say twice': {
      const id = randomUUID();
      await Promise.all([say(undefined, id), say(undefined, id)]);
      return;
    }
    case 'attach': {
      const attachments = [await upload(member, 'must.csv'), await upload(member, 'lees.csv')];
      return ask('POST', `channels/${channelId}/messages`, { id: randomUUID(), content: '', attachments });
    }
    case 'poll': {
      const poll = { choices: ['Now', 'Later', 'Never'], several: at % 2 === 0 };
      return ask('POST', `channels/${channelId}/messages`, {
        id: randomUUID(),
        content: `When ${at}?`,
        poll,
      });
    }
    case 'offer': {
      const listing = { kind: at % 2 ? 'sale' : 'wanted', price: `$${at}`, place: 'Lodi', days: 7 };
      return ask('POST', `channels/${channelId}/messages`, {
        id: randomUUID(),
        content: `Barrel ${at}`,
        listing,
      });
    }
    case 'hold':
      return sendLink(waiting, channelId);
    case 'settle':
    case 'withdraw':
      return settle(waiting, at, action === 'withdraw');
    case 'move back':
      return moveBack(channelId, at);
    case 'cut':
      return page.cut();
    case 'lose':
      return page.connection.lose();
    case 'come back':
      return page.connection.wake();
    case 'linger':
      return sleep(at);
    case 'reload':
      return page.reload();
  }
  if (one) await performOn(one, { action, at }, { page, ask, say, arrive, seen });
}

interface Means {
  readonly page: OpenPage;
  readonly seen: readonly Message[];
  readonly ask: (method: string, path: string, json?: unknown) => Promise<void>;
  readonly say: (replyTo?: string) => Promise<void>;
  readonly arrive: (fold: () => void) => void;
}

async function performOn(
  one: Message,
  { action, at }: Pick<Act, 'action' | 'at'>,
  means: Means,
): Promise<void> {
  const { page, seen, ask, say, arrive } = means;
  const type = reactionTypes[at % reactionTypes.length];
  const polls = seen.filter(({ poll }) => poll);
  const poll = polls[at % Math.max(1, polls.length)] ?? one;
  const listings = seen.filter(({ listing }) => listing);
  const listing = listings[at % Math.max(1, listings.length)] ?? one;
  switch (action) {
    case 'answer':
      return say(one.id);
    case 'edit':
      return ask('PATCH', `messages/${one.id}`, { content: `Edited ${at} ${randomUUID()}` });
    case 'take off': {
      const attachments = one.attachments.slice(1).map(({ id }) => id);
      return ask('PATCH', `messages/${one.id}`, { content: `Less ${at} ${randomUUID()}`, attachments });
    }
    case 'delete':
      return ask('DELETE', `messages/${one.id}`);
    case 'react':
      return ask('PUT', `messages/${one.id}/reactions/${type}`);
    case 'unreact':
      return ask('DELETE', `messages/${one.id}/reactions/${type}`);
    case 'vote':
      return ask('PUT', `messages/${poll.id}/votes`, { choices: [at % 4].filter((choice) => choice < 3) });
    case 'close':
      return ask('PUT', `messages/${poll.id}/closed`, { closed: at % 3 !== 0 });
    case 'sell':
      return ask('PUT', `messages/${listing.id}/closed`, { closed: at % 3 !== 0 });
    case 'pin':
      return ask('PUT', `messages/${one.id}/pin`);
    case 'move':
      await move(one.id, aside);
      return;
    case 'unpin':
      return ask('DELETE', `messages/${one.id}/pin`);
    case 'read back':
      return arrive(await page.readBack({ before: page.log().ranges.at(-1)?.from || 1 }));
    case 'jump':
      return arrive(await page.readBack({ around: one.id }));
  }
}

/** Moves a message twice at once. Messages of private channels cannot be moved. */
async function move(messageId: string, channelId: string): Promise<void> {
  const path = `/api/community/messages/${messageId}/channel`;
  const answers = await Promise.all(
    [1, 2].map(() => keeper.request(path, { method: 'PUT', json: { channelId } })),
  );
  for (const { status } of answers) expect([200, 404]).toContain(status);
  if (answers.some(({ ok }) => ok)) moveCount += 1;
}

async function moveBack(channelId: string, at: number): Promise<void> {
  const { messages } = await wholeChannel(keeper, aside);
  const own = messages.filter(({ movedFrom }) => movedFrom === channelId);
  const one = own[at % Math.max(1, own.length)];
  if (one) await move(one.id, channelId);
}

async function upload(member: TestMember, name: string): Promise<string> {
  const headers = { [fileNameHeader]: name };
  const answer = await member.request(uploadAttachment.path, { method: 'POST', body: 'vat,brix\n', headers });
  return Attachment.parse(await answer.json()).id;
}

async function expectFresh({ page }: Seat, fresh: { messages: Message[]; seq: number }) {
  page.connection.wake();
  await expect.poll(() => page.log().appliedSeq, { timeout: 30_000, interval: 10 }).toBe(fresh.seq);
  const log = page.log();
  expect(log.total).toBe(fresh.messages.length);
  for (const { from, to } of log.ranges) {
    const there = fresh.messages.filter(({ seq }) => from <= seq && seq <= to);
    expect(timeline(log, from)).toEqual(there);
    for (const answer of there.filter(({ replyTo }) => replyTo)) {
      const original = fresh.messages.find(({ id }) => id === answer.replyTo);
      expect(quotedIn(log, answer)?.excerpt).toBe(original?.content ?? '');
    }
  }
}

let moveCount = 0;
let channels = 0;
/** Every other channel is private to the members with pages. */
async function newChannel(): Promise<string> {
  channels += 1;
  if (channels % 2 === 0) return openPrivateChannel(community, members, { name: `Vintage ${channels}` });
  return newOpenChannel(`Vintage ${channels}`);
}

async function newOpenChannel(name: string): Promise<string> {
  const answer = await keeper.request('/api/community/admin/channels', { json: { name } });
  return makeChannel.answer.parse(await answer.json()).id;
}

test('every page converges to what a fresh reader sees, whatever members do at once and however often they lose the connection', {
  timeout: 240_000,
}, async () => {
  let messageCount = 0;
  let heldCount = 0;
  const moments = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 10, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(moments, async (moments) => {
      const channelId = await newChannel();
      const newcomer = await joinCommunity(community, `New${channels}`);
      const waiting: Waiting = { newcomer, keeper, held: [] };
      const seats = await Promise.all(
        [...members, ...members.slice(1, 2)].map(async (member) => ({
          member,
          page: await openPageOf(community.url, member, channelId),
          waiting,
          late: [] as (() => void)[],
        })),
      );
      try {
        for (const acts of moments) {
          await Promise.all(
            acts.map((each) => perform(seats[each.who % seats.length] as Seat, channelId, each)),
          );
        }
        for (const { late } of seats) for (const fold of late) fold();
        const fresh = await wholeChannel(keeper, channelId);
        messageCount += fresh.messages.length;
        for (const seat of seats) await expectFresh(seat, fresh);
        await expectSettledOnce(waiting, community);
        heldCount += waiting.held.length;
      } finally {
        for (const { page } of seats) page.connection.stop();
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(messageCount).toBeGreaterThan(100);
  expect(heldCount).toBeGreaterThan(5);
  expect(moveCount).toBeGreaterThan(5);
});
