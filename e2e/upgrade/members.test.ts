import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { type Message, ThreadPage } from '@orbit-vine/contract/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requester } from '../../apps/server/testing/community.ts';
import { openLive } from '../../apps/server/testing/live.ts';
import { putUnderLoad } from '../../apps/server/testing/load.ts';
import { olderCommit, startOlderVersion, type TwoVersions, type Version } from './two-versions.ts';

/** Another channel than the load's, which is 1. */
const messages = '/api/community/channels/2/messages';
const addressOf = (id: string) => `/api/community/messages/${id}`;

let versions: TwoVersions;
let ada: Awaited<ReturnType<TwoVersions['join']>>;
let ben: typeof ada;
let load: ReturnType<typeof putUnderLoad>;

beforeAll(async () => {
  versions = await startOlderVersion();
  ada = await versions.join('Ada');
  ben = await versions.join('Ben');
  load = putUnderLoad(versions, ada, { writers: 4, readers: 20 });
});
afterAll(() => versions.stop());

function on(version: Version, { cookie } = ada) {
  const request = requester(versions.urlOf(version));
  return async (path: string, init?: Parameters<typeof request>[1]) => {
    const answer = await request(path, init, cookie);
    if (!answer.ok) throw new Error(`${answer.status} of the ${version} server: ${await answer.text()}`);
    return answer;
  };
}

const reconnected = (losses: number) =>
  load.readers.filter(({ blackouts }) => blackouts.length >= losses).length;

it(`the newer server migrates the database while that of ${olderCommit} serves without a refusal`, async () => {
  await load.more(50);
  await versions.start('newer');
  await load.more(100);
  expect([...load.refused]).toEqual([]);
  versions.spreadConnections();
  await expect.poll(() => reconnected(1)).toBe(load.readers.length);
});

it.each([
  ['older', 'newer'],
  ['newer', 'older'],
] as const)(
  'members on the %s server see what is written, changed, and deleted on the %s one',
  async (seenOn, doneOn) => {
    const live = openLive(versions.urlOf(seenOn), ben);
    await live.follow('2');
    const see = (matching: (message: Message) => boolean) =>
      live.hear('changes', (frame) => isWith(frame, matching));
    const act = on(doneOn);
    const [first, reply, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await act(messages, { json: { id: first, content: `Written on the ${doneOn} server` } });
    await see(({ id, author }) => id === first && author.id === ada.id);
    await act(addressOf(first), { method: 'PATCH', json: { content: 'Edited' } });
    await see(({ id, content }) => id === first && content === 'Edited');
    await act(`${addressOf(first)}/reactions/grape`, { method: 'PUT' });
    await see(({ id, reactions }) => id === first && reactions.grape[0] === ada.id);
    await act(messages, { json: { id: reply, content: 'A reply', replyTo: first } });
    await see(({ id, replyTo }) => id === reply && replyTo === first);
    await act(messages, { json: { id: gone, content: 'Deleted' } });
    await act(addressOf(gone), { method: 'DELETE' });
    await see(({ id, deleted }) => id === gone && deleted === true);
    live.socket.terminate();
  },
);

it('members on the newer server see the threads of replies that the older one stored', async () => {
  const [first, reply, second] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const [older, newer] = [on('older'), on('newer', ben)];
  await older(messages, { json: { id: first, content: 'Which yeast?' } });
  await older(messages, { json: { id: reply, content: 'The native one', replyTo: first } });
  await newer(messages, { json: { id: second, content: 'For whites too?', replyTo: reply } });
  const answer = await newer(`/api/community/channels/2/threads/${second}`);
  const thread = ThreadPage.parse(await answer.json());
  expect([thread.root, ...thread.messages.toReversed()].map(({ id }) => id)).toEqual([first, reply, second]);
});

it('members move to the older server while the newer one is killed and starts again', async () => {
  await versions.kill('newer');
  await load.more(100);
  // Half of the readers were on the newer server.
  await expect.poll(() => reconnected(2)).toBeGreaterThan(0);
  await versions.start('newer');
  versions.spreadConnections();
  await load.more(50);
});

it('members keep every acknowledged message when the older server stops and the newer one takes over', async () => {
  expect(versions.logOf('older')).not.toMatch(/"level":[56]0/);
  expect(await versions.stopServer('older')).toBe(0);
  await load.more(100);
  await load.settle();
  expect(versions.logOf('newer')).not.toMatch(/"level":[56]0/);
  console.log(`${load.acknowledged.length} messages, refused ${JSON.stringify([...load.refused])}`);
});

const isWith = (frame: ServerFrame, matching: (message: Message) => boolean) =>
  frame.type === 'changes' && frame.messages.some(matching);
