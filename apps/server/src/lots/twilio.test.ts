import { twilioPath } from '@orbit-vine/contract/lots-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
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
