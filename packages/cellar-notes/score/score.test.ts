import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import own from '../fixtures/own-messages.json' with { type: 'json' };
import { type MessageSet, scoreMessages } from './score.ts';

const results = scoreMessages(set as unknown as MessageSet);

describe('the development set of 150 messages', () => {
  it('has no wrong reading accepted', () => {
    const wrong = results.filter(
      ({ reading, differences }) => reading.disposition === 'accept' && differences.length > 0,
    );
    expect(wrong.map(({ message, differences }) => [message.text, differences])).toEqual([]);
  });

  it('is right in all messages but one, which asks about a pH of 34.2 with its value', () => {
    expect(results).toHaveLength(150);
    const wrong = results.filter(({ differences }) => differences.length > 0);
    expect(wrong.map(({ message }) => message.text)).toEqual(['T12 pH 34.2']);
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
