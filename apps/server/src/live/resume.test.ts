import { type Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { wholeHistory } from '../../testing/history.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

async function changesSince(after: number): Promise<Message[]> {
  const changes: Message[] = [];
  for (let position = after; ; ) {
    const answer = await bob.request(`/api/community/channels/1/changes?after=${position}`);
    const page = MessagePage.parse(await answer.json());
    changes.push(...page.messages);
    position = page.seq;
    if (!page.more) return changes;
  }
}

it('a reader who missed 500 messages, edits, and deletions ends with the same history as a new reader', async () => {
  const initial = [];
  for (let at = 0; at < 10; at += 1) initial.push(await ada.say(`Known ${at}`));
  const before = openLive(community.url, bob);
  const { seq } = await before.follow('1');
  before.socket.close();
  await before.closed();

  for (let lot = 0; lot < 50; lot += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, at) => ada.say(`Missed ${lot * 10 + at}`)));
  }
  const path = ([message]: Message[]) => `/api/community/messages/${message?.id}`;
  await ada.request(path(initial.slice(2)), { method: 'PATCH', json: { content: 'As edited' } });
  await ada.request(path(initial.slice(3)), { method: 'DELETE' });

  const back = openLive(community.url, bob);
  const subscribed = await back.follow('1', seq);
  expect(back.heard.some(({ type }) => type === 'refetch')).toBe(false);
  const changes = await changesSince(seq);
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  const byId = new Map(initial.map((message) => [message.id, message]));
  for (const message of changes) byId.set(message.id, message);
  const { messages, seq: newest } = await wholeHistory(community.request, bob.cookie);
  expect(subscribed.seq).toBe(newest);
  expect([...byId.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.seq - b.seq)).toEqual(
    messages,
  );
  expect(messages).toHaveLength(509);
  back.socket.close();
});
