import { expect, test } from 'vitest';
import { externalLink, externalLinkIds, frameAddress } from './external-links.ts';

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

test('a link that the owner has not set leads to our own page, to an example or nowhere, and frames nothing', () => {
  for (const id of externalLinkIds) {
    const { href, frame, isSet } = externalLink(id);
    if (isSet) continue;
    expect(href ?? '/').toMatch(/^(\/|https:\/\/example\.com\/)/);
    expect(frame).toBeUndefined();
  }
});
