import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import own from '../../fixtures/own-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { CellarRecord } from '../schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const texts = [...set.messages, ...own.messages]
  .map(({ text }) => text)
  .filter((text) => readNow(text).disposition === 'accept' && !/T ?8|tank 8|everything|\btodo/i.test(text));

const vesselsOf = ({ vessels = [], from = [], to = [], parts = [] }: CellarRecord) => [
  ...[vessels, from, to].flat(),
  ...parts.flatMap((part) =>
    ('vessel' in part && part.vessel ? [part.vessel] : []).concat(
      'to' in part && typeof part.to === 'string' ? [part.to] : [],
    ),
  ),
];

describe('a vessel named after a message', () => {
  it.each(['. T8 smells', ', T8 30 g KMBS', '. T8 pH 3.5'])(
    'is in a record, or asked about: “…%s”',
    (more) => {
      expect(texts.length).toBeGreaterThan(100);
      const lost = texts.filter((text) => {
        const { disposition, records } = readNow(`${text}${more}`);
        return disposition === 'accept' && !records.flatMap(vesselsOf).includes('T8');
      });
      expect(lost).toEqual([]);
    },
  );
});
