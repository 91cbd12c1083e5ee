import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import own from '../fixtures/own-messages.json' with { type: 'json' };
import { type MessageSet, scoreMessages, sumScore } from './score.ts';

const results = scoreMessages(set as unknown as MessageSet);

describe('the development set of 150 messages', () => {
  it('has nothing accepted that is wrong', () => {
    const wrong = results.filter(
      ({ reading, differences }) => reading.disposition === 'accept' && differences.length > 0,
    );
    expect(wrong.map(({ message, differences }) => [message.text, differences])).toEqual([]);
  });

  it('is read right in 147 messages or more, and in Spanish in 32 of 33', () => {
    expect(results).toHaveLength(150);
    expect(sumScore(results).right).toBeGreaterThanOrEqual(147);
    expect(sumScore(results.filter(({ message }) => message.lang === 'es')).right).toBeGreaterThanOrEqual(32);
  });
});

describe('the second set of 167 messages', () => {
  it('is read right, and nothing is accepted that is wrong', () => {
    const second = scoreMessages(own as unknown as MessageSet);
    expect(second).toHaveLength(167);
    const wrong = second.filter(({ differences }) => differences.length > 0);
    expect(wrong.map(({ message, differences }) => [message.text, differences])).toEqual([]);
  });
});
