import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { externalLink, externalLinkIds, frameAddress, variableOf } from './external-links.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=abc_-123&t=4',
    'https://www.youtube-nocookie.com/embed/abc_-123?autoplay=1',
  ],
  ['https://youtu.be/abc_-123', 'https://www.youtube-nocookie.com/embed/abc_-123?autoplay=1'],
  ['https://vimeo.com/1234', 'https://player.vimeo.com/video/1234?dnt=1&autoplay=1'],
  ['https://vimeo.com/channels/wine', 'https://vimeo.com/channels/wine'],
  ['https://tool.example/a?b=1', 'https://tool.example/a?b=1'],
])('a frame for %s loads %s', (address, frame) => {
  expect(frameAddress(address)).toBe(frame);
});

test('a link that the owner has not set leads to our own page or nowhere, and frames nothing', () => {
  const unset = externalLinkIds.map(externalLink).filter(({ isSet }) => !isSet);
  expect(unset.length).toBeGreaterThan(0);
  for (const { href, frame } of unset) {
    expect(href ?? '/').toMatch(/^\//);
    expect(frame).toBeUndefined();
  }
});

test('each link is in the list that the owner goes by, with the variable that sets it', () => {
  const list = readFileSync(new URL('../../../../docs/owner.md', import.meta.url), 'utf8');
  for (const id of externalLinkIds) {
    expect(list).toContain(externalLink(id).name);
    expect(list).toContain(`\`${variableOf(id)}\``);
  }
});
