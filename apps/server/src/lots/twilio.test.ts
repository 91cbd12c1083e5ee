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

function deliver(body: string, { from = phone, id = sid(), more = {}, ...rest }: Text = {}) {
  const parameters = new URLSearchParams({
    MessageSid: id,
    From: from,
    To: '+12315550100',
    Body: body,
    ...more,
  });
  const right = twilioSignature(authToken, community.url + twilioPath, parameters);
  const signature = 'signature' in rest ? rest.signature : right;
  return community.request(twilioPath, {
    method: 'POST',
    body: parameters.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
    },
  });
}
const replyTo = async (body: string, more?: Text) => {
  const response = await deliver(body, more);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  const [, reply = ''] =
    /<Response>(?:<Message>(.*)<\/Message>)?<\/Response>$/s.exec(await response.text()) ?? [];
  return reply.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
};

it('the webhook stores nothing for a number that has not texted its code', async () => {
  expect(await replyTo('PD BIN7 x2')).toMatch(/^We don't know this number/);
  expect(await replyTo('XXXXXX')).toMatch(/^We don't know this number/);
  expect(await replyTo(code, { from: '+12315550199' })).toMatch(/^We don't know this number/);
  expect((await winery.changes()).messages).toEqual([]);
});

it('the webhook recognizes a number once its holder texts the code', async () => {
  expect(await replyTo(code.toLowerCase())).toMatch(/^Welcome.* Bienvenido/);
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

  it('does not admit a member or confirm again once it has confirmed a phone', async () => {
    const thief = await joinCommunity(community, 'Tom');
    expect(await codeOf(await thief.request('/api/lots/join', { json: { code } }))).toBe(
      'INVITATION_INVALID',
    );
    const { person, code: other } = await numbered('Maria', '+12315550124');
    expect(await replyTo(other, { from: '+12315550124' })).toMatch(/^Welcome/);
    await owner.request(`${winery.path}/people/${person.id}`, { method: 'PATCH', json: { phone: null } });
    await owner.request(`${winery.path}/people/${person.id}`, {
      method: 'PATCH',
      json: { phone: '+12315550124' },
    });
    expect(await replyTo(other, { from: '+12315550124' })).toMatch(/^We don't know this number/);
  });

  it('does not confirm a phone once it has admitted a member; a renewed one does, and only one of two racing uses succeeds', async () => {
    const nora = await joinCommunity(community, 'Nora');
    const { person, code: first } = await numbered('Nora', '+12315550125');
    expect((await nora.request('/api/lots/join', { json: { code: first.toLowerCase() } })).status).toBe(200);
    expect(await replyTo(first, { from: '+12315550125' })).toMatch(/^We don't know this number/);
    const renewed = await owner.request(`${winery.path}/people/${person.id}/invitation`, { json: {} });
    const { code: second } = (await renewed.json()) as { code: string };
    expect(await replyTo(second.replaceAll('-', ' '), { from: '+12315550125' })).toMatch(/^Welcome/);

    const { code: raced } = await numbered('Rosa', '+12315550126');
    const members = await Promise.all(['Rob', 'Ray', 'Ron'].map((name) => joinCommunity(community, name)));
    const [text, ...joins] = await Promise.all([
      replyTo(raced, { from: '+12315550126' }),
      ...members.map(
        async (member) => (await member.request('/api/lots/join', { json: { code: raced } })).status,
      ),
    ]);
    const taken = [text?.startsWith('Welcome'), ...joins.map((status) => status === 200)];
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});

it('the webhook stores nothing for a suspended account or a removed person', async () => {
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
  expect(await replyTo(unused, { from })).toMatch(/^We don't know this number/);
  await suspend('null');
  expect(await replyTo(unused, { from })).toMatch(/^Welcome/);
  await suspend("now() + interval '1 day'");
  expect(await replyTo('PD BIN7 x2', { from })).toMatch(/^We don't know this number/);
  await suspend('null');
  await owner.request(`${winery.path}/people/${person.id}`, { method: 'PATCH', json: { removed: true } });
  expect(await replyTo('PD BIN7 x2', { from })).toMatch(/^We don't know this number/);
  expect((await winery.changes()).messages).toEqual([]);
});

it('the webhook reads a text and reads it back', async () => {
  const reply = await replyTo('Harvested 1.2 tons of Chambourcin from block 3 into bin 7');
  expect(reply).toContain('2400 lb (1089 kg) into BIN7');
  const { entries, messages } = await winery.changes();
  expect(entries).toMatchObject([{ via: 'text', work: { op: 'receive_fruit' } }]);
  expect(messages).toMatchObject([{ via: 'text', state: 'stored' }]);
});

it('the webhook repeats the answer to a redelivered text, and stores it once', async () => {
  const id = sid();
  const replies = await Promise.all(Array.from({ length: 8 }, () => replyTo('PD bin 7 x2', { id })));
  expect(new Set(replies).size).toBe(1);
  const { messages } = await winery.changes();
  expect(messages.filter(({ text }) => text === 'PD bin 7 x2')).toHaveLength(1);
});

it('the webhook answers for a full winery in letters that fit a seven-bit text', async () => {
  const fill = (count: number) =>
    community.query('update wineries set entry_count = $2 where id = $1', [winery.id, count]);
  await fill(serverLimits.wineryEntries);
  const reply = await replyTo('note bin 7 smells of apples');
  await fill(0);
  expect(reply).toMatch(/^Your winery's records are full/);
  expect(reply).toBe(asTextMessage(reply));
});

it('the webhook lists planned work for its sender, and completes only the work that a text names', async () => {
  const due = '2025-10-01';
  for (const [plan, task, assignee] of [
    ['p1', 'Rack T1', 'Luis'],
    ['p2', 'Top B101', undefined],
    ['p3', 'Order corks', 'Olive'],
  ] as const)
    expect((await winery.add({ op: 'plan', plan, task, due, ...(assignee && { assignee }) })).status).toBe(
      201,
    );
  expect(await replyTo("what's next?")).toBe(
    '1) Rack T1, late, 10/1; 2) Top B101, late, 10/1. Reply DONE and its number, as in DONE 1.',
  );
  expect(await replyTo('done')).toBe('Which one? Reply DONE and its number, 1 to 2.');
  expect(await replyTo('DONE 2')).toMatch(/^Done: Top B101\. #\d+\. Wrong\? Reply UNDO$/);
  const done = (await winery.changes()).entries.flatMap((each) =>
    'work' in each && each.work.op === 'plan_done' ? [each.work.plan] : [],
  );
  expect(done).toEqual(['p2']);
  expect(await replyTo('qué sigue')).toBe('Rack T1, atrasado, 10/1. Responde HECHO al terminar.');
});

it('the webhook accepts unknown parameters and escapes its reply', async () => {
  expect(
    await replyTo('KMBS & DAP <to> bin 7', { more: { FromCity: 'FENNVILLE', NewOne: '1' } }),
  ).not.toMatch(/[<>"]|&(?!#)/);
});

describe('an unsigned request', () => {
  it.each([
    ['no signature', undefined],
    ['a signature of another length', 'short'],
    [
      'a signature with another token',
      twilioSignature('other', 'https://example.com', new URLSearchParams()),
    ],
  ])('with %s is rejected and stores nothing', async (_, signature) => {
    const { seq } = await winery.changes();
    expect((await deliver('PD bin 7 x9', { signature })).status).toBe(403);
    expect((await winery.changes()).seq).toBe(seq);
  });
});

it('the webhook answers in the language of a text, or of its sender’s last one', async () => {
  expect(await replyTo('agregamos 30 g de meta al tanque 4', { from: '+12315550199' })).toMatch(
    /^No conocemos este numero/,
  );
  const picture = { more: { NumMedia: '1' } };
  await replyTo('note bin 7 smells of apples again');
  expect(await replyTo('', picture)).toMatch(/^We can't read pictures yet/);
  await replyTo('nota bin 7 huele a manzana');
  expect(await replyTo('', picture)).toMatch(/^Todavia no podemos leer fotos/);
  expect(await replyTo(`nota bin 7 ${'huele a pera '.repeat(200)}`)).toMatch(
    /^Tu mensaje era demasiado largo\. Solo se leyeron los primeros 1,600 caracteres\./,
  );
});

it('the webhook leaves STOP and HELP to the gateway, and shows the owner who opted out', async () => {
  const { messages } = await winery.changes();
  expect([await replyTo('HELP'), await replyTo('Stop')]).toEqual(['', '']);
  expect((await winery.cellar()).people).toContainEqual(
    expect.objectContaining({ name: 'Luis', optedOut: true }),
  );
  expect((await winery.changes()).messages).toHaveLength(messages.length);
});

it('the webhook does not exist if no gateway is set up', async () => {
  const other = await startCommunity();
  try {
    expect((await other.request(twilioPath, { method: 'POST', body: '' })).status).toBe(404);
  } finally {
    await other.stop();
  }
});

it('a phone of one winery that texts the code of another is answered with what to do', async () => {
  const otto = await joinCommunity(community, 'Otto');
  const other = await openWinery(otto);
  const json = { name: 'Luis', role: 'cellar', phone };
  const invited = await otto.request(`${other.path}/people`, { json });
  const { code: second } = (await invited.json()) as { code: string };
  await replyTo('note bin 7 is clean');
  expect(await replyTo(second)).toMatch(/^This phone already texts another winery/);
  await replyTo('nota bin 7 huele a limpio');
  expect(await replyTo(second)).toMatch(/^Este teléfono ya escribe a otra vinicola/);
});

it('a text that is too long is cut, and its sender reads so', async () => {
  const long = `note bin 7 ${'smells of pears '.repeat(200)}`;
  expect(await replyTo(long)).toMatch(/^Your text was too long. Only the first 1,600 characters were read\./);
});
