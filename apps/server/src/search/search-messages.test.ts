import { randomUUID } from 'node:crypto';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { Attachment } from '@orbit-vine/contract/messages.ts';
import { searchMessages } from '@orbit-vine/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, settle } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { fillWords } from './fill-words.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
beforeAll(async () => {
  await ada.say('The fermentation has stuck at 4 °Bx');
  await bob.say('Stuck fermentations want warmth first', { channelId: '3' });
  await bob.say('My press is <b>leaking</b> again');
});

const ask = (q: string, page = '') =>
  ada.request(`/api/community/search?${new URLSearchParams({ q, ...(page && { page }) })}`);
const find = async (q: string, page?: string) =>
  searchMessages.answer.parse(await (await ask(q, page)).json());
const texts = async (q: string) => (await find(q)).hits.map(({ message }) => message.content);

it('the search finds inflected words, newest first, and marks them', async () => {
  const { hits } = await find('ferment stuck');
  expect(hits.map(({ message }) => message.content)).toEqual([
    'Stuck fermentations want warmth first',
    'The fermentation has stuck at 4 °Bx',
  ]);
  expect(hits[0]?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual([
    'Stuck',
    'fermentations',
  ]);
});

it('the search narrows by member, channel, and day', async () => {
  expect(await texts('stuck from:bob')).toEqual(['Stuck fermentations want warmth first']);
  expect(await texts('stuck in:general')).toEqual(['The fermentation has stuck at 4 °Bx']);
  expect(await texts('stuck in:natural-wine')).toEqual(['Stuck fermentations want warmth first']);
  expect(await texts('stuck before:2020-01-01')).toEqual([]);
  expect(await texts('from:ada after:2020-01-01')).toEqual(['The fermentation has stuck at 4 °Bx']);
  expect(await texts('from:nobody')).toEqual([]);
});

it('the search shows a short message whole, and an excerpt of a long one', async () => {
  const text = async (q: string) => (await find(q)).hits[0]?.excerpt.map(({ text: piece }) => piece).join('');
  expect(await text('leaking')).toBe('My press is <b>leaking</b> again');
  const padding = 'We racked it off the gross lees and waited for another week before tasting. '.repeat(8);
  await bob.say(`${padding}Then the Blaufraenkisch smelled of rotten eggs. ${padding}`, { channelId: '2' });
  const excerpt = (await text('blaufraenkisch')) ?? '';
  expect(excerpt).toContain('Blaufraenkisch smelled of rotten eggs');
  expect(excerpt).toMatch(/^… .* …$/);
  expect(excerpt.length).toBeLessThan(400);
});

it('the search returns markup as text', async () => {
  const { hits } = await find('leaking');
  expect(hits[0]?.excerpt.map(({ text }) => text).join('')).toContain('<b>leaking</b>');
});

it('the search ignores deleted messages, and finds the current text of edited ones', async () => {
  const gone = await bob.say('A slanderous remark');
  await bob.request(`/api/community/messages/${gone.id}`, { method: 'DELETE' });
  expect(await texts('slanderous')).toEqual([]);
  const edited = await bob.say('Bentonight');
  const changed = { method: 'PATCH', json: { content: 'Bentonite' } };
  await bob.request(`/api/community/messages/${edited.id}`, changed);
  expect(await texts('bentonight')).toEqual([]);
  expect(await texts('bentonite')).toEqual(['Bentonite']);
});

it('the search has pages without repeated hits', async () => {
  for (let n = 0; n < 45; n += 1) await bob.say(`Bottle number ${n}`, { channelId: '4' });
  const seen: string[] = [];
  for (let page: string | undefined = ''; page !== undefined; ) {
    const { hits, next } = await find('bottle number', page);
    seen.push(...hits.map(({ message }) => message.content));
    page = next;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `Bottle number ${44 - n}`));
});

it('the search finds old messages after recent ones', async () => {
  // More messages than the search first reads by time; every 150th is a mousy barrel, and there is a ropy must near
  // each end.
  await community.query(
    `insert into messages (id, channel_id, user_id, seq, changed_seq, content, created_at)
    select gen_random_uuid(), '3', $1, 1000 + n, 1000 + n,
      case when n % 150 = 0 then 'Mousy barrel ' || n when n in (1, 5998) then 'Ropy must ' || n else 'Nothing new' end,
      timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, 6000) as n`,
    [bob.id],
  );
  expect(await texts('ropy')).toEqual(['Ropy must 5998', 'Ropy must 1']);
  expect(await texts('botrytized')).toEqual([]);
  const first = await find('mousy');
  const second = await find('mousy', first.next);
  const found = [...first.hits, ...second.hits].map(({ message }) => message.content);
  expect(found).toEqual(Array.from({ length: 40 }, (_, n) => `Mousy barrel ${6_000 - n * 150}`));
  expect(second.next).toBeUndefined();
});

describe('a message with wine terms', () => {
  const text = 'Gewürztraminer from Côte-Rôtie, Grüner Veltliner, élevage; SO₂ at 0.8 mg/L, H₂S gone';
  beforeAll(() => ada.say(text, { channelId: '2' }));

  it.each([
    'Gewurztraminer',
    'gewuerztraminer',
    'GEWÜRZTRAMINER',
    'Cote-Rotie',
    'côte rôtie',
    'gruner veltliner',
    'elevage',
    'SO2',
    'SO₂',
    'h2s',
    '"gruner veltliner" -red',
  ])('is found as %s', async (q) => {
    expect(await texts(`${q} in:2`)).toEqual([text]);
  });

  it('has matches marked in its original spelling', async () => {
    const [hit] = (await find('cote-rotie so2')).hits;
    expect(hit?.excerpt.filter(({ match }) => match).map(({ text }) => text)).toEqual([
      'Côte',
      'Rôtie',
      'SO₂',
    ]);
    expect(hit?.excerpt.map((piece) => piece.text).join('')).toBe(text);
  });

  it('is found by umlauts when it has them written out', async () => {
    const message = await ada.say('Mueller-Thurgau is ripe', { channelId: '2' });
    expect(await texts('Müller-Thurgau')).toEqual([message.content]);
  });

  it('is found while its last word is being typed', async () => {
    const message = await ada.say('My refractometer lies', { channelId: '2' });
    for (const q of ['refr', 'refracto', 'refractomete', 'my refractometer', 'LIES refracto'])
      expect(await texts(q)).toEqual([message.content]);
    expect(await texts('refracto lies -my')).toEqual([]);
  });
});

describe('a filter', () => {
  const upload = async (name: string, body: string) => {
    const answer = await bob.request(uploadAttachment.path, {
      method: 'POST',
      body,
      headers: { [fileNameHeader]: encodeURIComponent(name) },
    });
    return Attachment.parse(await answer.json()).id;
  };

  it('selects by the member, mentions, pins, links, and files', async () => {
    await settle(community, ada);
    const linked = await ada.say('See https://example.com/guides/refractometer-care for @Bob', {
      channelId: '4',
    });
    const attachments = [await upload('Lab_results-Chambourcin.txt', 'pH 3.5')];
    await bob.request('/api/community/channels/4/messages', {
      json: { id: randomUUID(), content: '', attachments },
    });
    const keeper = await joinAs(community, 'Keeper', 'moderator');
    await keeper.request(`/api/community/messages/${linked.id}/pin`, { method: 'PUT' });
    const inBoard = async (q: string) => (await find(`in:4 ${q}`)).hits.map(({ message }) => message.content);
    expect(await inBoard('has:link')).toEqual([linked.content]);
    expect(await inBoard('care guides')).toEqual([linked.content]);
    expect(await inBoard('mentions:bob')).toEqual([linked.content]);
    expect(await inBoard('is:pinned')).toEqual([linked.content]);
    expect(await inBoard('from:me')).toEqual([linked.content]);
    expect(await inBoard('mentions:me')).toEqual([]);
    expect(await inBoard('has:file')).toEqual(['']);
    expect(await inBoard('has:picture')).toEqual([]);
    expect(await inBoard('chambourcin lab')).toEqual(['']);
  });

  it('accepts a channel name of several words without quotes', async () => {
    expect(await texts('in:Natural Winemaking stuck')).toEqual(['Stuck fermentations want warmth first']);
  });

  it('is reported if its value is unknown', async () => {
    expect(await find('from:nobody stuck')).toEqual({
      hits: [],
      notes: [{ part: 'from:nobody', reason: 'member' }],
    });
    expect((await find('in:nowhere stuck')).notes).toEqual([{ part: 'in:nowhere', reason: 'channel' }]);
    const { hits, notes } = await find('stuck after:yesterday');
    expect(hits).toHaveLength(2);
    expect(notes).toEqual([{ part: 'after:yesterday', reason: 'day' }]);
  });
});

it('the search finds messages of the previous version after they are indexed', async () => {
  await community.query("update messages set words = null where content like '%leaking%'");
  expect(await texts('leaking')).toEqual([]);
  const database = await openDatabase(community.databaseUrl);
  await fillWords(database);
  await database.$client.end();
  expect(await texts('leaking')).toEqual(['My press is <b>leaking</b> again']);
});

it('the search answers any text of members, and refuses visitors with 401', async () => {
  for (const q of [
    'the',
    '-',
    'a -b',
    '"" x',
    'has:',
    "''",
    'ﬁ ½ \u0301',
    '"',
    "'; drop table messages; --",
    '((',
    '-',
    ':*',
    'from:',
    '\uE000',
    '%',
  ]) {
    expect((await ask(q)).status).toBe(200);
  }
  expect((await ask('a'.repeat(500))).status).toBe(422);
  expect((await ask('x', '1; select')).status).toBe(422);
  expect((await community.request('/api/community/search?q=stuck')).status).toBe(401);
});

it.each([
  ['🍇', 'Harvest🍇🍇!'],
  ['👩🏽‍🌾', 'Our👩🏽‍🌾 pruned'],
  ['造り', 'ワイン造りの本'],
  ['本', 'ワイン造りの本'],
  ['Bx', 'Picked at 24.5°Bx'],
  ['24.5', 'Picked at 24.5°Bx'],
  ['24.5°Bx', 'Now 24.5 °Bx'],
  ['οινος', 'Ο ΚΑΛΟΣ ΟΙΝΟΣ'],
  ['ΟΙΝΟΣ', 'Ο καλος οινος'],
  ['3.5', 'TA 3.50 g/L'],
  ['3.50', 'TA is 3.5 now'],
  ['12', 'Alcohol 12.0 by volume'],
  ['mg', 'Free SO₂ of 31mg only'],
])('the search finds %s in “%s”', async (query, text) => {
  await bob.say(text, { channelId: '4' });
  expect(await texts(query)).toContain(text);
});

it.each([
  ['り造', 'ワイン造り'],
  ['1000', 'A price of 100'],
  ['3.05', 'TA 3.5 g/L'],
  ['30', 'A vat of 3 hl'],
])('the search does not find %s in “%s”', async (query, text) => {
  const said = `${text} ${query.length}`;
  await bob.say(said, { channelId: '4' });
  expect(await texts(query)).not.toContain(said);
});
