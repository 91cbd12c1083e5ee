import { describe, expect, it } from 'vitest';
import { answerQuery } from './answer-query.ts';
import { foldWinery } from './desk.ts';
import { questionAbout } from './questions.ts';
import { FIRST_SETUP } from './setup.ts';

const vessels = ['Viñedo 1', 'Depósito 2'].map((name) => ({ name, kind: 'tank' as const }));
const setup = { ...FIRST_SETUP, vessels };
const settings = { timeZone: 'America/Detroit', dateOrder: 'month-first' as const, harvestMonths: [] };
const desk = { settings, setup, book: foldWinery(setup, []), foldWith: () => foldWinery(setup, []) };

describe('a reply', () => {
  it('writes the names of vessels in the letters of a text message, ñ among them', () => {
    const query = { about: 'empty_vessels' as const };
    expect(answerQuery({ desk, query, language: 'es', unit: 'L' })).toBe('Viñedo 1 Deposito 2');
    const finding = { code: 'vessel_empty' as const, vessel: 'Depósito 2', entry: '' };
    expect(questionAbout(finding, { setup, language: 'es', unit: 'L' })).toBe(
      'Deposito 2 no tiene nada en el libro. Es correcto? OK / NO',
    );
  });
});
