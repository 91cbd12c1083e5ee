import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { CellarRecord, ThreadMessage } from '../schema/reading.ts';

const context = set.context as unknown as CellarContext;
const received = '2025-10-08T16:00:00-04:00';

function replyTo(text: string, question: string | undefined, reply: string) {
  const records: CellarRecord[] = read(text, received, [], context).records;
  const thread: ThreadMessage[] = [{ from: 'sender', text, records }];
  if (question) thread.push({ from: 'system', text: question });
  return read(reply, received, thread, context);
}

describe('a follow-up', () => {
  it('replaces one vessel by another', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'T13 not T14').follows).toMatchObject({
      action: 'amend',
      set: { to: ['T13'] },
    });
  });

  it('changes the nearest number, in the unit as written', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'sorry 310').follows?.set).toEqual({
      volume: { value: 1173.478, unit: 'L' },
    });
  });

  it('answers the question in its unit', () => {
    expect(replyTo('added KMBS to T4', 'How many grams of KMBS?', '45').follows).toMatchObject({
      action: 'complete',
      set: { amount: { value: 45, unit: 'g' } },
    });
    expect(replyTo('received 1500 Marquette from block 4', 'lb or kg?', 'lb').follows?.set).toEqual({
      weight: { value: 680.389, unit: 'kg' },
    });
  });

  it('keeps the amount when an amount answers which vessel', () => {
    const followUp = replyTo('pressed T12, 205 gal', 'Which vessel did it go to?', '45 g');
    expect(followUp).toMatchObject({ disposition: 'ask', asks: [{ about: 'operation' }] });
    expect(followUp).not.toHaveProperty('follows');
  });

  it('uses the value after “no”', () => {
    const moved = 'racked T9 to T14 305 gal';
    for (const reply of ['no 350', 'no, 350', 'nope 350 gal'])
      expect(replyTo(moved, undefined, reply).follows).toMatchObject({
        action: 'amend',
        set: { volume: { value: 1324.894, unit: 'L' } },
      });
    expect(replyTo(moved, undefined, 'no pumpover today').follows).toBeUndefined();
  });

  it('fills the missing field, with any word before the answer', () => {
    const reply = replyTo('900 lb cab bin 9', 'cab: Cabernet Franc or Cabernet Sauvignon?', 'it was franc');
    expect(reply.follows).toMatchObject({ action: 'complete', set: { variety: 'Cabernet Franc' } });
  });

  it('asks if two vessels are possible', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'sorry T13')).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'vessel' }],
    });
  });

  it('withdraws only an earlier message', () => {
    expect(replyTo('PD T12', undefined, 'undo').follows?.action).toBe('void');
    expect(read('undo', received, [], context).disposition).toBe('ask');
  });

  it.each(['yes', 'go ahead', 'si', 'dale', 'yep'])('%s does not confirm', (word) => {
    expect(replyTo('PD T12', 'PD T12, OK?', word).follows).toBeUndefined();
  });

  it('is no answer if it is a complete message', () => {
    const reading = replyTo('added KMBS to T4', 'How much KMBS?', 'PD T12 x2');
    expect(reading.follows).toBeUndefined();
    expect(reading.records[0]?.op).toBe('cap_work');
  });
});

describe('messages without a record', () => {
  it.each([
    ['rack T9 tomorrow', 'future'],
    ['mañana prensamos el T3', 'future'],
    ['hay que trasegar el T9 el lunes', 'future'],
    ['delete all records', 'request_to_act'],
    ['prende el glicol del T5', 'request_to_act'],
    ['please punch down T3', 'request_to_act'],
    ['can you add 40 g kmbs to T9', 'request_to_act'],
    ['remind me to top barrels', 'request_to_act'],
    ['asdf', 'not_understood'],
    ['1234', 'not_understood'],
    ['gracias jefe', 'chatter'],
  ])('%s has no record', (text, reason) => expect(read(text, received, [], context).reason).toBe(reason));

  it.each(['STOP', 'cancel', 'END', 'quit'])('%s belongs to the gateway', (text) => {
    expect(read(text, received, [], context)).toMatchObject({ disposition: 'ignore', command: 'stop' });
  });

  it.each([
    ['when did we last rack T10', { about: 'history', vessels: ['T10'] }],
    ['where is the traminette?', { about: 'contents', lot: '25-TR-01' }],
    ['brix T5?', { about: 'last_measurement', vessels: ['T5'], kind: 'brix' }],
  ])('%s asks for a fact', (text, query) => expect(read(text, received, [], context).query).toEqual(query));
});
