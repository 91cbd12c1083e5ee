import { describe, expect, it } from 'vitest';
import { renderLetter } from '../platform/mail/render.ts';
import { digestLetter } from './digest.ts';
import { notificationsLetter } from './notifications.ts';
import { quoteMessage } from './quote-message.ts';
import { sampleLetters } from './samples.ts';

const letters = sampleLetters('https://wine.example');

describe.each(letters)('the letter $name', (letter) => {
  const { subject, text, html } = renderLetter(letter);

  it('matches its snapshot', () => {
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
    expect(html.slice(html.indexOf('<body>'))).toMatchSnapshot();
  });

  it('has the same links in text and HTML, all to its own site, and loads nothing', () => {
    const links = (body: string) => [...new Set(body.match(/https?:[^\s"<]+/g))];
    expect(links(text).length).toBeGreaterThan(0);
    expect(links(html).map((link) => link.replaceAll('&amp;', '&'))).toEqual(links(text));
    expect(links(html).every((link) => link.startsWith('https://wine.example/'))).toBe(true);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  it('has lines that fit a terminal', () => {
    const long = text.split('\n').filter((line) => line.length > 76 && !line.startsWith('https:'));
    expect(long).toEqual([]);
  });
});

it('letters of the community are from and signed by it, and the inquiry is from the site', () => {
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

  it('about one channel form a thread, and those about several channels another', () => {
    expect(about({ channelId: '1' })).toBe('channel-1');
    expect(about({ channelId: '1' }, { channelId: '1' })).toBe('channel-1');
    expect(about({ channelId: '3' })).toBe('channel-3');
    expect(about({ channelId: '1' }, { channelId: '3' })).toBe('channels');
  });

  it('about reports form one thread, unless they also belong to a channel', () => {
    expect(about({ channelId: '1', report: true }, { channelId: '3', report: true })).toBe('reports');
    expect(about({ channelId: '1', report: true }, { channelId: '1' })).toBe('channel-1');
  });
});

it('a quote shows members’ messages without their Markdown', () => {
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
])(
  'a quote of %j in %i characters is %j, without marks of the part that was cut',
  (written, length, read) => {
    expect(quoteMessage(written, length)).toBe(read);
  },
);

it('every letter has a unique name', () => {
  expect(new Set(letters.map(({ name }) => name)).size).toBe(letters.length);
});

it('a subject stays one line of readable length', () => {
  const { subject } = renderLetter({
    name: 'test',
    subject: `Hi\r\nBcc: all@example.com\u202e\u0000 ${'x'.repeat(500)}`,
    parts: [],
    reason: '',
  });
  expect(subject).toMatch(/^Hi Bcc: all@example\.com x+…$/);
  expect(subject.length).toBeLessThanOrEqual(150);
});
