import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { describe, expect, it } from 'vitest';
import { openDialogue, play } from '../testing/dialogue.ts';

const plan = (key: string, task: string, due: string, more: object = {}): WorkOf<'plan'> => ({
  op: 'plan',
  plan: key,
  task,
  due,
  ...more,
});
// The dialogue is on October 8, 2025.
const rack = plan('a', 'Rack', '2025-10-08', { vessels: ['T1'] });
const top = plan('b', 'Top B61', '2025-10-06');
const filter = plan('c', 'Filter T4', '2025-10-12');
const all = [filter, top, rack];
const list = '1) Rack (T1), today; 2) Top B61, late, 10/6; 3) Filter T4, 10/12. ';
const reply = (text: string, planned: readonly WorkOf<'plan'>[] = all, sender?: string) =>
  play([text], { planned, ...(sender === undefined ? {} : { sender }) }).replies[0];
const done = (key: string) => ({ op: 'plan_done', plan: key });

describe('a question for planned work', () => {
  it.each([
    ...["What's next?", 'whats planned', "What's planned for today?", 'anything to do today', 'ok what next'],
    ...[
      'what is there to do',
      'What should I do now?',
      'anything else to do',
      'tasks for today',
      'to do list',
    ],
  ])('lists today’s work first: %s', (text) => {
    expect(reply(text)).toBe(`${list}Reply DONE and its number, as in DONE 1.`);
  });

  it.each([
    ...['qué sigue', '¿Qué hay para hoy?', 'que hay que hacer hoy', 'que toca', 'hola, qué tengo pendiente'],
    ...['tareas de hoy', 'algo para hoy', 'que hago ahora'],
  ])('is answered in Spanish: %s', (text) => {
    expect(reply(text)).toBe(
      '1) Rack (T1), hoy; 2) Top B61, atrasado, 10/6; 3) Filter T4, 10/12. Responde HECHO y su numero, por ejemplo HECHO 1.',
    );
  });

  it('says so if there is nothing', () => {
    expect(reply("what's next", [])).toBe('Nothing is planned for you.');
    expect(reply('qué sigue', [])).toBe('No hay nada planeado para ti.');
  });

  it('lists what is planned for the sender, the crew, or nobody in particular', () => {
    const shared = [
      { ...rack, assignee: 'Luis' },
      { ...top, assignee: 'Maria' },
      { ...filter, assignee: 'crew' },
    ];
    expect(reply("what's next", shared, 'Luis Ortega')).toMatch(/^1\) Rack .*; 2\) Filter T4/);
    expect(reply("what's next", [{ ...top, assignee: 'Maria' }], 'Luis')).toBe(
      'Nothing is planned for you. For others: 1.',
    );
  });

  it('fits into two parts of a text message', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      plan(
        `${at}`,
        `Check the “topping” of the barrels in row ${at} ${'and the next '.repeat(20)}`,
        '2025-10-08',
      ),
    );
    const text = reply("what's next", many) ?? '';
    // 2 × 153 characters of GSM-7
    expect(text.length).toBeLessThanOrEqual(306);
    expect(text).toMatch(/; \+\d+ more\. Reply DONE/);
  });

  it.each([
    ["what's T3 at next", false],
    ['what is in T1', false],
    ['anything on T1', false],
    ['que hay en T1', false],
    ['que hay', false],
    ['T1 22.4B next', false],
    ['racked T1 to T2 100 gal, what next', false],
    ['next T2', false],
  ])('is not %s', (text) => {
    expect(reply(text)).not.toContain('1) Rack');
  });

  it('answers no open question, and leaves it open', () => {
    const { works, open, replies } = play(['racked T1 100 gal', "what's next", 'T2'], { planned: all });
    expect(replies[1]).toContain(list);
    expect(works).toMatchObject([{ op: 'transfer', from: ['T1'], to: ['T2'] }]);
    expect(open).toBe(0);
  });
});

describe('DONE', () => {
  const worksAfter = (...texts: string[]) => play(texts, { planned: all }).works;

  it('completes the work whose number it names', () => {
    expect(worksAfter("what's next", 'DONE 2')).toEqual([done('b')]);
    expect(worksAfter('qué sigue', 'hecho 3')).toEqual([done('c')]);
    expect(worksAfter("what's next", '1 done')).toEqual([done('a')]);
    expect(worksAfter("what's next", 'done 1', 'done 3')).toEqual([done('a'), done('c')]);
  });

  it.each([['done'], ['OK'], ['done 4'], ['done 0'], ['listo']])('of several asks which one: %s', (text) => {
    const { works, replies } = play(["what's next", text], { planned: all });
    expect(works).toEqual([]);
    expect(replies[1]).toMatch(/1 (to|al) 3\.$/);
    expect(worksAfter("what's next", text, 'done 2')).toEqual([done('b')]);
  });

  it('completes the only one', () => {
    expect(play(["what's next", 'Done!'], { planned: [rack] }).works).toEqual([done('a')]);
    expect(play(["what's next", 'done 2'], { planned: [rack] }).works).toEqual([]);
  });

  it('is needed where OK may only mean that the list was read', () => {
    const { works, replies } = play(["what's next", 'OK'], { planned: [rack] });
    expect(works).toEqual([]);
    expect(replies[1]).toBe("Reply DONE when it's done.");
  });

  it('lists the work again if other texts came between, or if it was done', () => {
    const between = play(["what's next", 'T1 pH 3.5', 'done 1'], { planned: all });
    expect(between.works).toMatchObject([{ op: 'measurement' }]);
    expect(between.replies[2]).toContain(list);
    const twice = play(["what's next", 'done 1', 'done 1'], { planned: all });
    expect(twice.works).toEqual([done('a')]);
    expect(twice.replies[2]).toContain('1) Top B61');
  });

  it('is undone', () => {
    expect(worksAfter("what's next", 'done 2', 'undo')).toEqual([]);
    expect(play(["what's next", 'done 2', 'undo', "what's next"], { planned: all }).replies[3]).toContain(
      list,
    );
  });

  it('leaves OK to a question that waits for it', () => {
    const dialogue = openDialogue({ planned: [rack] });
    const asked = dialogue.say('T1 33B').reply;
    dialogue.say("what's next");
    expect(dialogue.say('OK').reply).toBe(asked);
    expect(dialogue.works()).toEqual([]);
    dialogue.say('OK');
    expect(dialogue.works()).toMatchObject([{ op: 'measurement' }]);
  });

  it('means nothing without planned work', () => {
    expect(play(['done']).replies).toEqual(['']);
  });
});
