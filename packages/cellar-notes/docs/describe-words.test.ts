import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../src/read.ts';
import type { CellarContext } from '../src/schema/context.ts';
import { describeWords } from './describe-words.ts';
import { examples } from './examples.ts';

const context = set.context as unknown as CellarContext;

describe('the document of words', () => {
  it('matches the tables', () => {
    expect(readFileSync(join(import.meta.dirname, '../words.md'), 'utf8')).toBe(describeWords());
  });

  it.each(Object.entries(examples))('shows readable messages for %s', (op, { en, es }) => {
    for (const text of [en, es]) {
      const reading = read(text, '2025-10-08T16:00:00-04:00', [], context);
      expect([text, reading.disposition, reading.records[0]?.op, reading.language]).toEqual([
        text,
        'accept',
        op,
        text === en ? 'en' : 'es',
      ]);
    }
  });
});
