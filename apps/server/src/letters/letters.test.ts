import { describe, expect, it } from 'vitest';
import { renderLetter } from '../platform/mail/render.ts';
import { digestLetter } from './digest.ts';
import { notificationsLetter } from './notifications.ts';
import { quoteMessage } from './quote-message.ts';
import { sampleLetters } from './samples.ts';

const letters = sampleLetters('https://wine.example');

describe.each(letters)('the letter $name', (letter) => {
  const { subject, text, html } = renderLetter(letter);

  it('reads as it was last agreed on', () => {
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html.slice(html.indexOf('<body>'))).toMatchSnapshot();
  });

  it('holds the same links in its text and its HTML, none of them elsewhere, and loads nothing', () => {
    const links = (body: string) => [...new Set(body.match(/https?:[^\s"<]+/g))];
    expect(links(text).length).toBeGreaterThan(0);
    expect(links(html)).toEqual(links(text));
    expect(links(html).every((link) => link.startsWith('https://wine.example/'))).toBe(true);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  it('has lines that a terminal can show', () => {
    const long = text.split('\n').filter((line) => line.length > 76 && !line.startsWith('https:'));
    expect(long).toEqual([]);
  });
});

it('letters of the community are from it and signed by it, and the inquiry from the site', () => {
  const fromSite = letters.filter(({ sender }) => sender === undefined);
  expect(fromSite.map(({ name }) => name)).toEqual(['enquiry']);
  for (const letter of letters) {
    const name = letter.sender ?? 'Orbit & Vine';
    expect(['Plastic Grapes', 'Orbit & Vine']).toContain(name);
    expect(renderLetter(letter).text).toContain(`\n\n${name}\n\n`);
  }
});

describe('mails of notifications', () => {
  const links = { community: '', unsubscribe: '' };
  const about = (...items: { channelId: string; report?: boolean }[]) =>
    notificationsLetter({
      name: 'Ada',
      notifications: items.map((item) => ({ happened: '', channel: '', text: '', link: '', ...item })),
      ...links,
    }).thread;

  it('of one channel stand together, whatever else stands beside them apart', () => {
    expect(about({ channelId: '1' })).toBe('channel-1');
    expect(about({ channelId: '1' }, { channelId: '1' })).toBe('channel-1');
    expect(about({ channelId: '3' })).toBe('channel-3');
    expect(about({ channelId: '1' }, { channelId: '3' })).toBe('channels');
  });

  it('of reports stand together, and what is of a channel too goes with the channel', () => {
    expect(about({ channelId: '1', report: true }, { channelId: '3', report: true })).toBe('reports');
    expect(about({ channelId: '1', report: true }, { channelId: '1' })).toBe('channel-1');
  });
});

it('quotes what members wrote as it is read, without its Markdown', () => {
  const written =
    '**Stop** the press: [our table](https://tables.example/so2) says `0.8`\n\n- rack\n- top up';
  const read = ['> Stop the press: our table says 0.8', '>', '> rack', '> top up'].join('\n');
  const links = { community: '', unsubscribe: '' };
  const said = { channel: 'General', channelId: '1', text: written, link: '' };
  const letters = [
    notificationsLetter({
      name: 'Ada',
      notifications: [{ happened: 'Bo mentioned you', ...said }],
      ...links,
    }),
    digestLetter({ name: 'Ada', channels: [], messages: [{ author: 'Bo', ...said }], ...links }),
  ];
  for (const letter of letters) expect(renderLetter(letter).text).toContain(read);
});

it.each([
  ['**Stop** the press. Now.', 13, 'Stop the pres…'],
  ['Read [our table](https://tables.example/so2) first', 12, 'Read our tab…'],
  ['Seven 🍇🍇🍇', 7, 'Seven 🍇…'],
  ['As long as it may be', 20, 'As long as it may be'],
])('a quote of %j in %i characters is %j: no mark is left of what was cut', (written, length, read) => {
  expect(quoteMessage(written, length)).toBe(read);
});

it('every letter has a name of its own', () => {
  expect(new Set(letters.map(({ name }) => name)).size).toBe(letters.length);
});

it('a subject stays one line of readable length, whatever is put into it', () => {
  const { subject } = renderLetter({
    name: 'test',
    subject: `Hi\r\nBcc: all@example.com\u202e\u0000 ${'x'.repeat(500)}`,
    parts: [],
    reason: '',
  });
  expect(subject).toMatch(/^Hi Bcc: all@example\.com x+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});
