import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, type ServerFrame } from '@orbit-vine/contract/live.ts';
import { MessagePage } from '@orbit-vine/contract/messages.ts';
import { describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { startPair } from '../../testing/pair.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const listen = (member: { cookie: string }, { origin = '', server = community } = {}) =>
  openLive(server.url, member, origin);

/** The status with which a socket was refused. */
async function refusal(member: { cookie: string }, origin = '') {
  const { socket } = listen(member, { origin });
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode as number;
}

const changed = (text: string) => (frame: ServerFrame) =>
  frame.type === 'changes' && frame.messages.some((message) => message.content === text);

describe('a socket', () => {
  it('hears of a message and of a reaction, in the words of the history', async () => {
    const listening = listen(bob);
    const { seq } = await listening.follow('1');
    await ada.send('Fermentation is dry');
    const heard = await listening.hear('changes', changed('Fermentation is dry'));
    expect(heard).toMatchObject({ channelId: '1', after: seq, seq: seq + 1 });
    const id = heard.messages[0]?.id;
    await bob.request(`/api/community/messages/${id}/reactions/thumbsUp`, { method: 'PUT' });
    const reaction = await listening.hear(
      'changes',
      (frame) => frame.type === 'changes' && frame.after === seq + 1,
    );
    const history = MessagePage.parse(
      await (await ada.request('/api/community/channels/1/messages?limit=1')).json(),
    );
    expect(reaction.messages).toEqual(history.messages);
    listening.socket.close();
  });

  it('gets frames that join without a gap, whatever is sent at once', async () => {
    const listening = listen(bob);
    const { seq } = await listening.follow('2');
    await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? ada : bob).send(`Barrel ${at}`, '2')));
    await listening.hear('changes', (frame) => frame.type === 'changes' && frame.seq === seq + 60);
    const frames = listening.heard.filter((frame) => frame.type === 'changes');
    let held = seq;
    for (const frame of frames) {
      expect(frame.after).toBe(held);
      held = frame.seq;
    }
    const seqs = frames.flatMap((frame) => frame.messages.map((message) => message.seq));
    expect(seqs).toEqual(Array.from({ length: 60 }, (_, at) => seq + 1 + at));
    // Changes of one tick travel together.
    expect(frames.length).toBeLessThan(60);
    listening.socket.close();
  });

  it('hears only that something happened in a channel it does not follow', async () => {
    const listening = listen(bob);
    await listening.follow('1');
    await ada.send('Elsewhere', '4');
    expect(
      await listening.hear('activity', (frame) => frame.type === 'activity' && frame.channelId === '4'),
    ).toEqual({
      type: 'activity',
      channelId: '4',
      seq: 1,
    });
    expect(listening.heard.filter(changed('Elsewhere'))).toEqual([]);
    listening.socket.close();
  });

  it('is told to start over when it holds more than the channel has', async () => {
    const listening = listen(bob);
    await listening.follow('3', 1_000);
    await listening.hear('refetch');
    listening.socket.close();
  });

  it('hears nothing more of a channel it left', async () => {
    const listening = listen(bob);
    await listening.follow('1');
    await listening.follow('3');
    listening.say({ type: 'unsubscribe', channelId: '3' });
    await sleep(50);
    await ada.send('Unheard', '3');
    await ada.send('Heard', '1');
    await listening.hear('changes', changed('Heard'));
    expect(listening.heard.filter(changed('Unheard'))).toEqual([]);
    listening.socket.close();
  });
});

describe('a socket is refused or closed', () => {
  it('without a session', async () => {
    expect(await refusal({ cookie: '' })).toBe(401);
    expect(await refusal({ cookie: 'orbit-vine.session_token=forged.signature' })).toBe(401);
  });

  it('without a session, from a page, by the code that tells the page why', async () => {
    const listening = listen({ cookie: '' }, { origin: community.url });
    expect(await listening.closed()).toBe(closeCodes.signedOut);
    expect(listening.heard).toEqual([]);
  });

  it('from another site, even with the cookie', async () => {
    expect(await refusal(bob, 'https://elsewhere.example')).toBe(403);
  });

  it.each([
    'not json',
    '{}',
    '{"type":"subscribe"}',
    '{"type":"subscribe","channelId":"1","after":-1}',
    '[]',
  ])('for the frame %s', async (frame) => {
    const listening = listen(bob);
    await once(listening.socket, 'open');
    listening.say(frame);
    expect(await listening.closed()).toBe(closeCodes.badFrame);
  });

  it('for a frame that is too long', async () => {
    const listening = listen(bob);
    await once(listening.socket, 'open');
    listening.say('x'.repeat(10_000));
    expect(await listening.closed()).toBe(1009);
  });

  it('when its member signs out, and no other one of theirs', async () => {
    const carol = await joinCommunity(community, 'Carol');
    const leaving = listen(carol);
    await leaving.follow('1');
    const staying = listen(bob);
    await staying.follow('1');
    await carol.request('/api/auth/sign-out', { method: 'POST' });
    await leaving.hear('signedOut');
    expect(await leaving.closed()).toBe(closeCodes.signedOut);
    await ada.send('After the sign-out');
    await staying.hear('changes', changed('After the sign-out'));
    expect(leaving.heard.filter(changed('After the sign-out'))).toEqual([]);
    staying.socket.close();
  });
});

describe('two servers on one database', () => {
  it('deliver each other’s messages and end each other’s sessions', async () => {
    const pair = await startPair();
    try {
      const dora = await joinCommunity(pair.here, 'Dora');
      const listening = listen(dora, { server: pair.there });
      await listening.follow('1');
      await dora.send('From the other server');
      await listening.hear('changes', changed('From the other server'));
      await dora.request('/api/auth/sign-out', { method: 'POST' });
      await listening.hear('signedOut');
    } finally {
      await pair.stop();
    }
  });
});
