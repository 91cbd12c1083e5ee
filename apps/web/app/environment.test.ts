import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe("the build's environment", () => {
  test('stands for a laptop when nothing is set, and an empty variable is not set', () => {
    expect(readEnvironment({ PUBLIC_URL: '' })).toEqual({
      publicUrl: 'http://localhost:3000',
      buildDirectory: 'build',
      offline: true,
      links: {},
    });
  });

  test('gives addresses without a slash at the end, so that a path can follow', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://wine.example/' }).publicUrl).toBe('https://wine.example');
  });

  test('sets outside links by their name', () => {
    const { links } = readEnvironment({ LINK_LOT_MANAGER: 'https://lots.example', LINK_FLASHCARDS_D1: '' });
    expect(links).toEqual({ lotManager: 'https://lots.example' });
  });

  test.each([
    ['PUBLIC_URL', 'wine.example'],
    ['LINK_LOT_MANAGER', 'javascript:alert(1)'],
    ['OFFLINE_TOOLS', 'perhaps'],
  ])('names %s when it is not valid', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
