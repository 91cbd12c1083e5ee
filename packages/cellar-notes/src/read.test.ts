import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import { readingSchema } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
vi.setConfig({ testTimeout: 120_000 });

const received = '2025-10-08T16:00:00-04:00';
const readNow = (text: string) => read(text, received, [], context);
const texts = set.messages.map((message) => message.text);

/** Messages cut, pasted together, and mixed with noise: closer to real ones than random characters. */
const mangled = fc
  .array(
    fc.oneof(
      fc.constantFrom(...texts.flatMap((text) => text.split(' '))),
      fc.string({ maxLength: 6 }),
      fc.integer().map(String),
    ),
    { maxLength: 40 },
  )
  .map((words) => words.join(' ').slice(0, 1600));

describe('reading any text', () => {
  it('never throws, and fits the schema', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200, unit: 'binary' }), mangled), (text) => {
        const reading = readingSchema.safeParse(readNow(text));
        expect(reading.error).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same reading for the same message', () => {
    fc.assert(
      fc.property(mangled, (text) => {
        expect(readNow(text)).toEqual(readNow(text));
      }),
    );
  });

  it('claims spans of the text in order, without overlaps', () => {
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string({ maxLength: 200, unit: 'grapheme' })), (text) => {
        let end = 0;
        for (const word of readNow(text).words) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('reads with any thread', () => {
    const messages = fc.array(fc.integer({ min: 0, max: 149 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(messages, mangled, (earlier, text) => {
        const thread = earlier.flatMap((index) => {
          const message = set.messages[index];
          const records = read(message?.text ?? '', received, [], context).records;
          return [
            { from: 'sender' as const, text: message?.text ?? '', records },
            { from: 'system' as const, text: 'How much?' },
          ];
        });
        expect(
          readingSchema.safeParse(read(text.slice(0, 60), received, thread, context)).error,
        ).toBeUndefined();
      }),
    );
  });

  it('refuses more than a gateway delivers', () => {
    expect(readNow('PD T12 '.repeat(300))).toMatchObject({ disposition: 'refuse', reason: 'not_understood' });
  });
});

describe('a number that nothing explains', () => {
  it('prevents acceptance at any position', () => {
    const words = fc.tuple(
      fc.constantFrom(...texts.filter((text) => !/note|glycol/.test(text))),
      fc.nat(),
      fc.constantFrom('7777', '6543.21', '3131'),
    );
    fc.assert(
      fc.property(words, ([text, place, number]) => {
        const parts = text.split(' ');
        const at = place % (parts.length + 1);
        const reading = readNow(
          [...parts.slice(0, at), 'xyzzy', number, 'xyzzy', ...parts.slice(at)].join(' '),
        );
        expect(reading.disposition).not.toBe('accept');
      }),
      { numRuns: 200 },
    );
  });
});
