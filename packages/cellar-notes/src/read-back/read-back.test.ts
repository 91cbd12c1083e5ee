import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { ThreadMessage } from '../schema/reading.ts';
import { asTextMessage } from '../text/text-message.ts';
import { readBack } from './read-back.ts';

const context = set.context as unknown as CellarContext;
const back = (text: string) => readBack(read(text, '2025-10-08T16:00:00-04:00', [], context));

describe('readBack', () => {
  it('confirms the stored record with the assumed unit', () => {
    expect(back('racked T9 to T14 300 gal')).toBe(
      'Moved 300 gal (1136 L) from T9 into T14. Wrong? Reply UNDO or the right value.',
    );
    expect(back('T12 22.4B 68F')).toBe(
      'Reading T12 brix 22.4, temp 68F (20C). Wrong? Reply UNDO or the right value.',
    );
  });

  it('asks one question at a time, with what is clear', () => {
    expect(back('added KMBS to T4')).toBe('Added KMBS T4: how much? Reply like 45 g or 30 ppm');
    expect(back('topped everything')).toBe('Topped: which vessel?');
    expect(back('KMBS 400 T9')).toBe('Added KMBS T9: 400: in what unit? Reply like 400 g or 400 lb');
  });

  it('answers in the language of the message', () => {
    expect(back('Agregue 60 gramos de metabisulfito al T10')).toBe(
      'Agregado KMBS 60 g T10. ¿Mal? Responde UNDO o el valor correcto.',
    );
    expect(back('ya puse la levadura en el T8')).toBe('Inoculado T8: ¿qué producto?');
  });

  it('shortens a third', () => {
    expect(back('KMBS 30 g T9 at 1/3')).toContain('Reply like 0.333 g or 0.333 lb');
  });

  it('fits one text message of GSM-7 letters, for every message of the set and in both languages', () => {
    for (const message of set.messages) {
      const thread = (message.thread ?? []) as unknown as ThreadMessage[];
      const reading = read(message.text, message.received, thread, context);
      for (const language of ['en', 'es'] as const) {
        const text = readBack(reading, { language });
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text).toBe(asTextMessage(text));
        expect(text === '').toBe(reading.disposition === 'answer' || reading.disposition === 'ignore');
      }
    }
  });
});
