import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import type { Cellar } from '@orbit-vine/cellar-conversation/cellar.ts';
import { converse } from '@orbit-vine/cellar-conversation/converse.ts';
import { describe, expect, it } from 'vitest';
import type { Definition } from '../../calculator/definition/definition.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../../calculator/form/form-spec.ts';
import { unitOf } from '../../calculator/form/units.ts';
import { figureToActOn } from '../../calculator/result/figure-to-act-on.ts';
import type { SmallResult } from '../../calculator/small/small-calculator.tsx';
import { definition as acidAddition } from '../../tools/acid-addition/definition.ts';
import { definition as addition } from '../../tools/addition/definition.ts';
import { definition as so2 } from '../../tools/so2/definition.ts';
import { definition as tankVolume } from '../../tools/tank-volume/definition.ts';
import { definition as yan } from '../../tools/yan/definition.ts';
import { preparedSentence } from './prepared-sentence.ts';
import { isUnreadable, sentenceOfLine } from './round-sentence.ts';

/** What the book enters for a sentence, in a cellar where Riesling ferments in T4. */
function enteredOf(text: string) {
  const setup = { ...firstSetup, vessels: [{ name: 'T4', kind: 'tank' as const, capacityMl: 2_000_000 }] };
  const component = { variety: 'Riesling', block: null, vintage: 2025 };
  const start: Entry = {
    id: 'start',
    seq: 1,
    arrivedAt: '2025-09-10T08:00',
    workedOn: '2025-09-10',
    work: {
      op: 'start',
      lot: '25-RI-01',
      levels: [{ vessel: 'T4', ml: 1_000_000 }],
      composition: [{ component, parts: 1 }],
      stage: 'fermenting',
    },
  };
  const foldWith = (more: readonly Entry[]) => foldWinery(setup, [start, ...more]);
  const settings = { timeZone: 'America/Detroit', dateOrder: 'month-first' as const, harvestMonths: [9] };
  const cellar: Cellar = { settings, setup, book: foldWith([]), foldWith };
  const { state, entries } = converse(cellar, {
    text,
    received: { local: '2025-09-18T09:00:00', offset: '-04:00' },
    earlier: [],
    nextNumber: 2,
    unit: 'gal',
    newId: () => 'new',
  });
  return { state, works: entries.flatMap((draft) => ('work' in draft ? [draft.work] : [])) };
}

describe('sentenceOfLine', () => {
  it.each([
    [
      'brix',
      { sugar: '18,2', temperature: '68' },
      'gal',
      [
        ['brix', 18.2],
        ['temperature', 20],
      ],
    ],
    [
      'brix',
      { sugar: '−0.8', temperature: '18.5' },
      'L',
      [
        ['brix', -0.8],
        ['temperature', 18.5],
      ],
    ],
    [
      'sg',
      { sugar: '1.052', temperature: '20' },
      'L',
      [
        ['sg', 1.052],
        ['temperature', 20],
      ],
    ],
    ['baume', { sugar: '7.5' }, 'L', [['baume', 7.5]]],
    ['brix', { temperature: '70' }, 'gal', [['temperature', expect.closeTo(21.1, 1)]]],
  ] as const)('is entered in the book as it was read, in %s: %o', (scale, line, unit, readings) => {
    const { state, works } = enteredOf(sentenceOfLine('T4', line, scale, unit) ?? '');
    expect(state).toBe('stored');
    expect(works).toMatchObject([
      { op: 'measurement', vessels: ['T4'], readings: readings.map(([kind, value]) => ({ kind, value })) },
    ]);
  });

  it('returns undefined without readings, and flags text that is not a number', () => {
    expect(sentenceOfLine('T4', { sugar: ' ' }, 'brix', 'gal')).toBeUndefined();
    expect(isUnreadable({ sugar: '', temperature: '' })).toBe(false);
    expect(isUnreadable({ sugar: '18.2', temperature: '6x' })).toBe(true);
  });
});

/** A calculator's result for these inputs, in metric units. */
function resultOf({ form, compute }: Definition, inputs: InputsOf<FormSpec> = {}): SmallResult {
  const all = { ...defaultsOf(form), ...inputs };
  return { act: figureToActOn(compute(all, (family) => unitOf(family, undefined))), inputs: all, path: '' };
}

describe('preparedSentence', () => {
  it.each<[string, Definition, InputsOf<FormSpec>, string, object]>([
    // 1 hL at 20 g/hL.
    [
      'addition',
      addition,
      { volumeL: 100, doseGPerHl: 20 },
      'bentonite',
      { op: 'fine', material: 'bentonite', amount: 20_000 },
    ],
    // A rise of 1 g/L as tartaric acid in 1,000 L.
    [
      'acid-addition',
      acidAddition as unknown as Definition,
      { volumeL: 1000, taFromGPerL: 5, taToGPerL: 6, acid: 'tartaric' },
      '',
      { op: 'addition', material: 'tartaric acid', amount: 1_000_000 },
    ],
    [
      'so2',
      so2 as unknown as Definition,
      { volumeL: 1000 },
      '',
      { op: 'addition', material: 'KMBS', unit: 'mg' },
    ],
    ['yan', yan as unknown as Definition, {}, '', { op: 'addition', material: 'DAP', unit: 'mg' }],
    [
      'tank-volume',
      tankVolume,
      { diameterM: 1.5, dipM: 0.566 },
      '',
      { op: 'gauge', levels: [{ vessel: 'T4' }] },
    ],
  ])('of %s is read as work on its vessel', (id, definition, inputs, material, work) => {
    const sentence = preparedSentence(id, 'T4', resultOf(definition, inputs), material);
    const { works } = enteredOf(sentence ?? '');
    expect(works).toMatchObject([work]);
  });

  it('returns undefined without a dose, with a dose on hold, or without a material', () => {
    const result = resultOf(addition);
    expect(preparedSentence('addition', 'T4', result, '')).toBeUndefined();
    const onHold = { ...result, act: { ...result.act, hold: 'Outside the range.' } };
    expect(preparedSentence('addition', 'T4', onHold, 'bentonite')).toBeUndefined();
    const enough = resultOf(so2 as unknown as Definition, { freeSo2MgPerL: 150 });
    expect(preparedSentence('so2', 'T4', enough, '')).toBeUndefined();
  });
});
