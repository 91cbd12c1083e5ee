import { describe, expect, it } from 'vitest';
import { renderLetter } from '../platform/mail/render.ts';
import { digestLetter } from './digest.ts';
import { notificationsLetter } from './notifications.ts';
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

it('quotes what members wrote as it is read, without its Markdown', () => {
  const written =
    '**Stop** the press: [our table](https://tables.example/so2) says `0.8`\n\n- rack\n- top up';
  const read = ['> Stop the press: our table says 0.8', '>', '> rack', '> top up'].join('\n');
  const links = { community: '', unsubscribe: '' };
  const said = { channel: 'General', text: written, link: '' };
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
