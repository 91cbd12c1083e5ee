import { asTextMessage } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { twilioPath } from '@orbit-vine/contract/lots-endpoints.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, startCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';
import { twilioSignature } from './twilio-signature.ts';

const authToken = 'a-token-for-tests';
const phone = '+12315550123';

const { community, olive: owner } = await gatherCommunity(['Olive'], {
  twilio: { authToken, number: '+12315550100' },
});
let winery: TestWinery;
let code: string;
beforeAll(async () => {
  winery = await openWinery(owner);
  const invited = await owner.request(`${winery.path}/people`, {
    json: { name: 'Luis', role: 'cellar', phone },
  });
  code = ((await invited.json()) as { code: string }).code;
});

let sent = 0;
const sid = () => `SM${String(++sent).padStart(32, '0')}`;
interface Text {
  from?: string;
  id?: string;
  signature?: string | undefined;
  more?: Record<string, string>;
}

function deliver(body: string, { from = phone, id = sid(), more = {}, ...given }: Text = {}) {
  const parameters = new URLSearchParams({
    MessageSid: id,
    From: from,
    To: '+12315550100',
    Body: body,
    ...more,
  });
  const right = twilioSignature(authToken, community.url + twilioPath, parameters);
  const signature = 'signature' in given ? given.signature : right;
  return community.request(twilioPath, {
    method: 'POST',
    body: parameters.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
    },
  });
}
const said = async (body: string, more?: Text) => {
  const response = await deliver(body, more);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  return /<Response>(?:<Message>(.*)<\/Message>)?<\/Response>$/s.exec(await response.text())?.[1] ?? '';
};

it('the webhook writes nothing for a number that has not texted its code', async () => {
  expect(await said('PD BIN7 x2')).toMatch(/^This number is not known here/);
  expect(await said('XXXXXX')).toMatch(/^This number is not known here/);
  expect(await said(code, { from: '+12315550199' })).toMatch(/^This number is not known here/);
  expect((await winery.changes()).messages).toEqual([]);
});

it('the webhook knows a number by the code that its holder texts', async () => {
  expect(await said(code.toLowerCase())).toMatch(/^Welcome/);
  expect((await winery.cellar()).people).toContainEqual(
    expect.objectContaining({ name: 'Luis', phone, phoneConfirmed: true }),
  );
});

describe('a code', () => {
  const numbered = async (name: string, number: string) => {
    const json = { name, role: 'cellar', phone: number };
    const invited = await owner.request(`${winery.path}/people`, { json });
    return (await invited.json()) as { person: { id: string }; code: string };
  };

  it('that confirmed a phone lets no member in, nor confirms it again', async () => {
    const thief = await joinCommunity(community, 'Tom');
    expect(await codeOf(await thief.request('/api/lots/join', { json: { code } }))).toBe(
      'INVITATION_INVALID',
    );
    const { person, code: other } = await numbered('Maria', '+12315550124');
    expect(await said(other, { from: '+12315550124' })).toMatch(/^Welcome/);
    await owner.request(`${winery.path}/people/${person.id}`, { method: 'PATCH', json: { phone: null } });
    await owner.request(`${winery.path}/people/${person.id}`, {
      method: 'PATCH',
      json: { phone: '+12315550124' },
    });
    expect(await said(other, { from: '+12315550124' })).toMatch(/^This number is not known here/);
  });

  it('that let a member in confirms no phone; another one does, and works once when two ways race', async () => {
    const nora = await joinCommunity(community, 'Nora');
    const { person, code: first } = await numbered('Nora', '+12315550125');
    expect((await nora.request('/api/lots/join', { json: { code: first.toLowerCase() } })).status).toBe(200);
    expect(await said(first, { from: '+12315550125' })).toMatch(/^This number is not known here/);
    const renewed = await owner.request(`${winery.path}/people/${person.id}/invitation`, { json: {} });
    const { code: second } = (await renewed.json()) as { code: string };
    expect(await said(second.replaceAll('-', ' '), { from: '+12315550125' })).toMatch(/^Welcome/);

    const { code: raced } = await numbered('Rosa', '+12315550126');
    const members = await Promise.all(['Rob', 'Ray', 'Ron'].map((name) => joinCommunity(community, name)));
    const [text, ...joins] = await Promise.all([
      said(raced, { from: '+12315550126' }),
      ...members.map(
        async (member) => (await member.request('/api/lots/join', { json: { code: raced } })).status,
      ),
    ]);
    const taken = [text?.startsWith('Welcome'), ...joins.map((status) => status === 200)];
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

it('the webhook writes nothing for a person whose account is suspended, or who was removed', async () => {
  const sue = await joinCommunity(community, 'Sue');
  const from = '+12315550127';
  const invited = await owner.request(`${winery.path}/people`, {
    json: { name: 'Sue', role: 'cellar', phone: from },
  });
  const { person, code: first } = (await invited.json()) as { person: { id: string }; code: string };
  await sue.request('/api/lots/join', { json: { code: first } });
  const renew = async () => {
    const renewed = await owner.request(`${winery.path}/people/${person.id}/invitation`, { json: {} });
    return ((await renewed.json()) as { code: string }).code;
  };
  const suspend = (until: string) =>
    community.query(`update profiles set suspended_until = ${until} where id = $1`, [sue.id]);
  const unused = await renew();
  await suspend("now() + interval '1 day'");
  expect(await said(unused, { from })).toMatch(/^This number is not known here/);
  await suspend('null');
  expect(await said(unused, { from })).toMatch(/^Welcome/);
  await suspend("now() + interval '1 day'");
  expect(await said('PD BIN7 x2', { from })).toMatch(/^This number is not known here/);
  await suspend('null');
  await owner.request(`${winery.path}/people/${person.id}`, { method: 'PATCH', json: { removed: true } });
  expect(await said('PD BIN7 x2', { from })).toMatch(/^This number is not known here/);
  expect((await winery.changes()).messages).toEqual([]);
});

it('the webhook reads what is texted, and reads it back', async () => {
  const reply = await said('Harvested 1.2 tons of Chambourcin from block 3 into bin 7');
  expect(reply).toContain('2400 lb (1089 kg) into BIN7');
  const { entries, messages } = await winery.changes();
  expect(entries).toMatchObject([{ via: 'text', work: { op: 'receive_fruit' } }]);
  expect(messages).toMatchObject([{ via: 'text', state: 'stored' }]);
});

it('the webhook gives a text that is delivered again the answer it had, and stores it once', async () => {
  const id = sid();
  const replies = await Promise.all(Array.from({ length: 8 }, () => said('PD bin 7 x2', { id })));
  expect(new Set(replies).size).toBe(1);
  const { messages } = await winery.changes();
  expect(messages.filter(({ text }) => text === 'PD bin 7 x2')).toHaveLength(1);
});

it('the webhook answers for a full winery in letters that a text message sends in seven bits', async () => {
  const fill = (count: number) =>
    community.query('update wineries set entry_count = $2 where id = $1', [winery.id, count]);
  await fill(serverLimits.wineryEntries);
  const reply = await said('note bin 7 smells of apples');
  await fill(0);
  expect(reply).toMatch(/^The records of your winery are full/);
  expect(reply).toBe(asTextMessage(reply));
});

it('the webhook signs for whatever parameters come, and escapes what it says', async () => {
  expect(await said('KMBS & DAP <to> bin 7', { more: { FromCity: 'FENNVILLE', NewOne: '1' } })).not.toMatch(
    /[<>"]|&(?!#)/,
  );
});

describe('what is not signed', () => {
  it.each([
    ['nothing', undefined],
    ['another length', 'short'],
    ['another token', twilioSignature('other', 'https://example.com', new URLSearchParams())],
  ])('by %s is refused, and stores nothing', async (_, signature) => {
    const { seq } = await winery.changes();
    expect((await deliver('PD bin 7 x9', { signature })).status).toBe(403);
    expect((await winery.changes()).seq).toBe(seq);
  });
});

it('the webhook leaves STOP and HELP to the gateway, and tells the owner who left', async () => {
  const { messages } = await winery.changes();
  expect([await said('HELP'), await said('Stop')]).toEqual(['', '']);
  expect((await winery.cellar()).people).toContainEqual(
    expect.objectContaining({ name: 'Luis', optedOut: true }),
  );
  expect((await winery.changes()).messages).toHaveLength(messages.length);
});

it('the webhook is not there where no gateway is set up', async () => {
  const other = await startCommunity();
  try {
    expect((await other.request(twilioPath, { method: 'POST', body: '' })).status).toBe(404);
  } finally {
    await other.stop();
  }
});
