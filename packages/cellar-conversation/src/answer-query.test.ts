import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import { describe, expect, it } from 'vitest';
import { answerQuery } from './answer-query.ts';
import { warningsAbout } from './questions.ts';

const vessels = ['Viñedo 1', 'Depósito 2'].map((name) => ({ name, kind: 'tank' as const }));
const setup = { ...firstSetup, vessels };
const settings = { timeZone: 'America/Detroit', dateOrder: 'month-first' as const, harvestMonths: [] };
const cellar = { settings, setup, book: foldWinery(setup, []), foldWith: () => foldWinery(setup, []) };

describe('a reply', () => {
  it('writes vessel names in GSM-7 letters, ñ included', () => {
    const query = { about: 'empty_vessels' as const };
    expect(answerQuery({ cellar, query, language: 'es', unit: 'L' })).toBe('Viñedo 1 Deposito 2');
    const finding = { code: 'vessel_empty' as const, vessel: 'Depósito 2', entry: '' };
    expect(warningsAbout([finding], { setup, language: 'es', unit: 'L' })).toEqual([
      'Deposito 2 no tiene nada en el libro',
    ]);
  });
});
