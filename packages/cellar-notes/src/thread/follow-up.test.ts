import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';
import type { CellarRecord, ThreadMessage } from '../schema/reading.ts';

const context = set.context as unknown as CellarContext;
const received = '2025-10-08T16:00:00-04:00';

function replyTo(text: string, said: string | undefined, reply: string) {
  const records: CellarRecord[] = read(text, received, [], context).records;
  const thread: ThreadMessage[] = [{ from: 'sender', text, records }];
  if (said) thread.push({ from: 'system', text: said });
  return read(reply, received, thread, context);
}

describe('a follow-up', () => {
  it('puts one vessel in the place of another', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'T13 not T14').follows).toMatchObject({
      action: 'amend',
      set: { to: ['T13'] },
    });
  });

  it('takes the nearest number, in the unit it was written in', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'sorry 310').follows?.set).toEqual({
      volume: { value: 1173.478, unit: 'L' },
    });
  });

  it('answers what was asked, with the unit of the question', () => {
    expect(replyTo('added KMBS to T4', 'How many grams of KMBS?', '45').follows).toMatchObject({
      action: 'complete',
      set: { amount: { value: 45, unit: 'g' } },
    });
    expect(replyTo('received 1500 Marquette from block 4', 'lb or kg?', 'lb').follows?.set).toEqual({
      weight: { value: 680.389, unit: 'kg' },
    });
  });

  it('does not replace an amount by the answer to which vessel', () => {
    const asked = replyTo('pressed T12, 205 gal', 'Which vessel did it go to?', '45 g');
    expect(asked).toMatchObject({ disposition: 'ask', asks: [{ about: 'operation' }] });
    expect(asked).not.toHaveProperty('follows');
  });

  it('takes what follows a no for the right value', () => {
    const moved = 'racked T9 to T14 305 gal';
    for (const reply of ['no 350', 'no, 350', 'nope 350 gal'])
      expect(replyTo(moved, undefined, reply).follows).toMatchObject({
        action: 'amend',
        set: { volume: { value: 1324.894, unit: 'L' } },
      });
    expect(replyTo(moved, undefined, 'no pumpover today').follows).toBeUndefined();
  });

  it('fills what was asked for, whatever word leads to it', () => {
    const reply = replyTo('900 lb cab bin 9', 'cab: Cabernet Franc or Cabernet Sauvignon?', 'it was franc');
    expect(reply.follows).toMatchObject({ action: 'complete', set: { variety: 'Cabernet Franc' } });
  });

  it('asks where two vessels could be meant', () => {
    expect(replyTo('racked T9 to T14 300 gal', undefined, 'sorry T13')).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'vessel' }],
    });
  });

  it('withdraws, and never without an earlier message', () => {
    expect(replyTo('PD T12', undefined, 'undo').follows?.action).toBe('void');
    expect(read('undo', received, [], context).disposition).toBe('ask');
  });

  it.each(['yes', 'go ahead', 'si', 'dale', 'yep'])('%s does not confirm', (word) => {
    expect(replyTo('PD T12', 'PD T12, OK?', word).follows).toBeUndefined();
  });

  it('is no answer when it is a whole message', () => {
    const reading = replyTo('added KMBS to T4', 'How much KMBS?', 'PD T12 x2');
    expect(reading.follows).toBeUndefined();
    expect(reading.records[0]?.op).toBe('cap_work');
  });
});

describe('what is no record', () => {
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
  ])('%s', (text, reason) => expect(read(text, received, [], context).reason).toBe(reason));

  it.each(['STOP', 'cancel', 'END', 'quit'])('%s belongs to the gateway', (text) => {
    expect(read(text, received, [], context)).toMatchObject({ disposition: 'ignore', command: 'stop' });
  });

  it.each([
    ['when did we last rack T10', { about: 'history', vessels: ['T10'] }],
    ['where is the traminette?', { about: 'contents', lot: '25-TR-01' }],
    ['brix T5?', { about: 'last_measurement', vessels: ['T5'], kind: 'brix' }],
  ])('%s asks for a fact', (text, query) => expect(read(text, received, [], context).query).toEqual(query));
});
