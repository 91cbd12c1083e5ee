import { checkLabel } from '@orbit-vine/cellar-book/label.ts';
import { describe, expect, it } from 'vitest';
import { bookRows } from '../../lots/book/book-rows.ts';
import { likelyClaims } from '../../lots/lots/lot-facts.ts';
import { csvOf } from '../../lots/sheet/sheet-csv.ts';
import { demoSms } from '../../platform/demo-sms.ts';
import { stored } from '../../platform/stored.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { bookOf, type Demo, entriesOf, firstDemo, nextMorning, sendText } from './demo.ts';
import { demoAppellations } from './demo-cellar.ts';
import { keptDemo } from './kept-demo.ts';
import { suggestionsFor } from './suggestions.ts';

function demoAfter(...texts: string[]): Demo {
  return texts.reduce(sendText, firstDemo);
}

/** Messages in turn, the last reply, and the rows added by then. */
describe('a conversation', () => {
  it.each<[string[], RegExp, number]>([
    [['KMBS 20g T13', 'yes'], /^Reply OK or NO/, 0],
    [['KMBS 20g T13', '👍🏽'], /^Reply OK or NO/, 0],
    [['agregue 20 g de metabisulfito al T13', 'sí'], /^Responde OK o NO/, 0],
    [['KMBS 20g T13', 'yes', 'OK'], /^Added KMBS 20 g T13/, 1],
    [['KMBS 20g T13', 'T10'], /^Added KMBS 20 g T10/, 1],
    [['topped everything', 'bbls 101-104', '2 gal from K1'], /^Topped 2 gal .* B101-B104 from K1/, 1],
    [['added tartaric', '800 g'], /^Added tartaric acid 800 g: which vessel\? Reply like /, 0],
    [['added tartaric', '800 g', 'T9'], /^Added tartaric acid 800 g T9/, 1],
    [['added tartaric', '800 g T9'], /^Added tartaric acid 800 g T9/, 1],
    [['added KMBS to T9', 'T12 20 brix'], /^Reading T12 brix 20/, 1],
    [['T12 pH 5.1', '3.51'], /pH 3\.51/, 1],
    [['T12 pH 5.1', 'sorry 3.51'], /pH 3\.51/, 1],
    [['T12 22.4B 68F', 'no 21.4'], /^Changed: .*21\.4/, 2],
    [['DAP 100g T10', 'undo', 'undo'], /#412 undo$/, 2],
    [['T12 22.4B 68F', '5 gal lees'], /^I didn't understand/, 1],
  ])('%j gets its reply and rows', (texts, reply, rows) => {
    const demo = demoAfter(...texts);
    expect(demo.turns.at(-1)?.reply).toMatch(reply);
    expect(demo.added).toHaveLength(rows);
  });
});

describe('the demo of lot tracking', () => {
  it('starts with a cellar without findings', () => {
    expect(bookOf(firstDemo).findings).toEqual([]);
  });

  it('answers the page’s example as on the page, and puts the fruit into bin 7', () => {
    const demo = demoAfter(demoSms.example);
    expect(demo.turns[0]?.reply).toBe(demoSms.reply);
    // 1.2 short tons of 907.18474 kg
    expect(bookOf(demo).vessels.get('BIN7')).toMatchObject({ lot: '25-CH-02', grams: 1_088_622 });
  });

  it('enters nothing in the book before the question is answered', () => {
    const asked = demoAfter('added KMBS to T9');
    expect(asked.added).toEqual([]);
    expect(suggestionsFor(asked)).toContain('45 g');
    expect(demoAfter('added KMBS to T9', '45 g').added).toHaveLength(1);
  });

  it('judges a blend’s label by its exact shares', () => {
    const demo = demoAfter('blend: 120 gal T9 + 60 gal T10 -> T14');
    const lot = bookOf(demo).lots.get('25-BL-01');
    if (!lot) throw new Error('There is no blend.');
    // Two thirds of Cabernet Sauvignon are less than 75 %; both blocks lie in the area, and both wines are of 2024.
    expect(likelyClaims(lot, demoAppellations).map(({ claim, verdict }) => [claim, verdict])).toEqual([
      ['variety', 'does not'],
      ['appellation', 'qualifies'],
      ['vintage', 'qualifies'],
    ]);
    expect(checkLabel(lot.contents.ml.composition, lot.ml, { variety: 'Chambourcin' }, {})[0]?.verdict).toBe(
      'does not',
    );
  });

  it('strikes a corrected row, and keeps it', () => {
    const rows = bookRows(entriesOf(demoAfter('KMBS 40g T9', 'sorry 14g')));
    const [first, second] = rows.slice(-2);
    expect(first).toMatchObject({ work: { amount: 40_000 }, correctedBy: second?.seq });
    expect(second).toMatchObject({ work: { amount: 14_000 }, corrects: first?.seq });
  });

  it('stores every sample message, or asks a question', () => {
    let demo = firstDemo;
    for (let step = 0; step < 16; step += 1) {
      const [next] = suggestionsFor(demo).filter((text) => text !== 'UNDO');
      if (next === undefined) break;
      demo = sendText(demo, next);
      expect(demo.turns.at(-1)?.disposition, next).not.toBe('refuse');
    }
    expect(demo.turns.length).toBeGreaterThan(10);
  });

  it('continues the next morning', () => {
    expect(nextMorning(firstDemo).clock).toBe('2025-09-19T07:05');
  });

  it('is restored from the device, or restarted if it cannot be read', () => {
    const browser = new Browser();
    const openTab = () => stored(keptDemo.declaration, browser.openTab());
    const demo = demoAfter(demoSms.example);
    openTab().set(demo);
    expect(openTab().get()).toEqual(demo);
    for (const broken of ['{', '{"added":[{"id":1}]}', '[]', '7']) {
      browser.kept.set('lot-demo-2', broken);
      expect(openTab().get().added).toEqual([]);
    }
  });

  it('exports the sheet without formulas', () => {
    const demo = demoAfter('note T9 =HYPERLINK("x"), smells of h2s');
    const sources = new Map(demo.turns.flatMap(({ rows }) => rows.map((id) => [id, '=1+1'] as const)));
    expect(csvOf(bookRows(entriesOf(demo)), (row) => sources.get(row), 'gal')).toContain(`,'=1+1,`);
  });
});
