import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { ThreadMessage } from '../schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string, thread: ThreadMessage[] = []) =>
  read(text, '2025-10-08T16:00:00-04:00', thread, context);

describe('a level without its unit', () => {
  it.each(['dip T5 412', 'T5 dipped 412', 'level in T5 412', 'varilla T5 412', 'nivel T5: 412'])(
    'is asked about as a volume: %s',
    (text) => {
      const { asks, records } = readNow(text);
      expect(records).toMatchObject([{ op: 'measurement', vessels: ['T5'], measurements: [] }]);
      expect(asks).toMatchObject([{ about: 'unit', kind: 'volume', value: 412 }]);
    },
  );

  it('is asked about for each vessel of a list', () => {
    expect(readNow('dips: T5 412, T6 380').asks).toMatchObject([
      { about: 'unit', kind: 'volume', value: 412, record: 0 },
      { about: 'unit', kind: 'volume', value: 380, record: 1 },
    ]);
  });

  it('takes its unit from the answer', () => {
    const { records, asks } = readNow('dip T5 412');
    const thread: ThreadMessage[] = [
      { from: 'sender', text: 'dip T5 412', records, asks },
      { from: 'system', text: 'Reading T5 volume 412: in what unit?' },
    ];
    for (const answer of ['gal', '412 gal', 'gallons'])
      expect(readNow(answer, thread).follows).toMatchObject({
        action: 'complete',
        set: { measurements: [{ kind: 'volume', value: 1559.59, unit: 'L' }] },
      });
  });
});
