import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import own from '../fixtures/own-messages.json' with { type: 'json' };
import { type MessageSet, scoreMessages, sumScore } from './score.ts';

const results = scoreMessages(set as unknown as MessageSet);

describe('the development set of 150 messages', () => {
  it('has no wrong reading accepted', () => {
    const wrong = results.filter(
      ({ reading, differences }) => reading.disposition === 'accept' && differences.length > 0,
    );
    expect(wrong.map(({ message, differences }) => [message.text, differences])).toEqual([]);
  });

  it('is right in at least 147 messages, and in 32 of 33 Spanish ones', () => {
    expect(results).toHaveLength(150);
    expect(sumScore(results).right).toBeGreaterThanOrEqual(147);
    expect(sumScore(results.filter(({ message }) => message.lang === 'es')).right).toBeGreaterThanOrEqual(32);
  });
});

describe('the second set of 167 messages', () => {
  it('is right throughout, with no wrong reading accepted', () => {
    const second = scoreMessages(own as unknown as MessageSet);
    expect(second).toHaveLength(167);
    const wrong = second.filter(({ differences }) => differences.length > 0);
    expect(wrong.map(({ message, differences }) => [message.text, differences])).toEqual([]);
  });
});
