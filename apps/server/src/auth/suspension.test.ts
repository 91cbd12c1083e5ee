import { describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { suspended, suspensionOf, suspensionText } from './suspension.ts';

const { community, ada } = await gatherCommunity(['Ada']);

describe('the text of a suspension', () => {
  it.each([
    [{ until: 'infinity', words: '' }, undefined, 'This account has been suspended by a moderator for good.'],
    [
      { until: 'infinity', words: 'No more adverts.' },
      undefined,
      'This account has been suspended by a moderator for good. A moderator wrote: No more adverts.',
    ],
    [
      { until: 'infinity', words: '' },
      'help@example.com',
      'This account has been suspended by a moderator for good. To answer, write to help@example.com.',
    ],
  ])('of %j with the address %s is “%s”', (suspension, address, text) => {
    expect(suspensionText(suspension, address)).toBe(text);
    expect(suspended(suspension, address)).toMatchObject({ code: 'SUSPENDED', detail: text });
  });

  it('says until when it lasts', () => {
    expect(suspensionText({ until: '2026-03-05T12:00:00Z', words: '' })).toMatch(/until .*March 5, 2026/);
  });
});

describe('a suspension', () => {
  it('lasts until its end', async () => {
    const database = await openDatabase(community.databaseUrl);
    const set = (until: string) =>
      community.query(
        `update profiles set suspended_until = ${until}, suspended_for = 'Spam' where id = $1`,
        [ada.id],
      );
    try {
      expect(await suspensionOf(database, ada.id)).toBeUndefined();
      await set("now() + interval '1 hour'");
      expect(await suspensionOf(database, ada.id)).toMatchObject({ words: 'Spam' });
      expect(await suspensionOf(database, ada.id, { lock: true })).toMatchObject({ words: 'Spam' });
      await set("'infinity'");
      expect(await suspensionOf(database, ada.id)).toEqual({ until: 'infinity', words: 'Spam' });
      await set("now() - interval '1 second'");
      expect(await suspensionOf(database, ada.id)).toBeUndefined();
    } finally {
      await database.$client.end();
    }
  });
});
