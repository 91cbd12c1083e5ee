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

async function refusal(member: { cookie: string }, origin = '') {
  const { socket } = listen(member, { origin });
  socket.on('error', () => undefined);
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode as number;
}

const changed = (text: string) => (frame: ServerFrame) =>
  frame.type === 'changes' && frame.messages.some((message) => message.content === text);

describe('a socket', () => {
  it('receives messages and reactions as the history has them', async () => {
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

  it('receives consecutive frames without gaps under concurrent sends', async () => {
    const listening = listen(bob);
    const { seq } = await listening.follow('2');
    await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 ? ada : bob).send(`Barrel ${at}`, '2')));
    await listening.hear('changes', (frame) => frame.type === 'changes' && frame.seq === seq + 60);
    const frames = listening.heard.filter((frame) => frame.type === 'changes');
    let lastSeq = seq;
    for (const frame of frames) {
      expect(frame.after).toBe(lastSeq);
      lastSeq = frame.seq;
    }
    const seqs = frames.flatMap((frame) => frame.messages.map((message) => message.seq));
    expect(seqs).toEqual(Array.from({ length: 60 }, (_, at) => seq + 1 + at));
    expect(frames.length).toBeLessThan(60);
    listening.socket.close();
  });

  it('receives only activity of a channel that it does not follow', async () => {
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

  it('receives a refetch if its position is ahead of the channel', async () => {
    const listening = listen(bob);
    await listening.follow('3', 1_000);
    await listening.hear('refetch');
    listening.socket.close();
  });

  it('receives nothing of a channel that it unsubscribed from', async () => {
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

describe('the server', () => {
  it('refuses a socket without a session', async () => {
    expect(await refusal({ cookie: '' })).toBe(401);
    expect(await refusal({ cookie: 'orbit-vine.session_token=forged.signature' })).toBe(401);
  });

  it('closes a page’s socket without a session with a code that the page can read', async () => {
    const listening = listen({ cookie: '' }, { origin: community.url });
    expect(await listening.closed()).toBe(closeCodes.signedOut);
    expect(listening.heard).toEqual([]);
  });

  it('refuses a socket from another site, even with the cookie', async () => {
    expect(await refusal(bob, 'https://elsewhere.example')).toBe(403);
  });

  it.each([
    'not json',
    '{}',
    '{"type":"subscribe"}',
    '{"type":"subscribe","channelId":"1","after":-1}',
    '[]',
  ])('closes a socket for the frame %s', async (frame) => {
    const listening = listen(bob);
    await once(listening.socket, 'open');
    listening.say(frame);
    expect(await listening.closed()).toBe(closeCodes.badFrame);
  });

  it('closes a socket for a frame that is too long', async () => {
    const listening = listen(bob);
    await once(listening.socket, 'open');
    listening.say('x'.repeat(10_000));
    expect(await listening.closed()).toBe(1009);
  });

  it('closes the sockets of a member who signs out, and no others', async () => {
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
