import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { acidBlendToAdd, acidityRise, acidToAdd } from './acid-addition.ts';
import {
  acidityFromMilliequivalents,
  acidityLostToMalolactic,
  convertAcidity,
  gramsPerEquivalent,
  lacticFromMalic,
  milliequivalentsFromAcidity,
} from './acids.ts';
import { acidityTakenByCarbonate, carbonateToAdd, saltPerGramOfAcid } from './deacidification.ts';
import {
  baseStrengthByVolume,
  exactVolatileFactor,
  oivVolatileFactors,
  titratableAcidity,
  volatileAcidity,
  volatileAcidityOiv,
} from './titration.ts';

const acid = fc.constantFrom('tartaric', 'malic', 'citric', 'lactic', 'sulfuric', 'acetic');
const added = fc.constantFrom('tartaric', 'malic', 'citric', 'lactic');

describe('the equivalents of acids', () => {
  it('match the handbooks', () => {
    expect(gramsPerEquivalent).toEqual({
      tartaric: 75.04,
      malic: 67.04,
      citric: 64.04,
      lactic: 90.08,
      sulfuric: 49.04,
      acetic: 60.05,
    });
  });

  it('round-trip by acid and by milliequivalents', () => {
    fc.assert(
      fc.property(acid, acid, from(0, 20), (a, b, acidityGPerL) => {
        const there = convertAcidity({ acidityGPerL, from: a, to: b }).value;
        expect(same(convertAcidity({ acidityGPerL: there, from: b, to: a }).value, acidityGPerL)).toBe(true);
        const acidityMeqPerL = milliequivalentsFromAcidity({ acidityGPerL, acid: a }).value;
        expect(same(acidityFromMilliequivalents({ acidityMeqPerL, acid: b }).value, there)).toBe(true);
      }),
    );
  });

  it('Handbook of Enology: half as much again for tartaric, a third less for sulfuric, within 2 %', () => {
    const there = convertAcidity({ acidityGPerL: 1, from: 'sulfuric', to: 'tartaric' }).value;
    const back = convertAcidity({ acidityGPerL: 1, from: 'tartaric', to: 'sulfuric' }).value;
    expect(Math.abs(there / 1.5 - 1)).toBeLessThan(0.021);
    expect(Math.abs(back / (2 / 3) - 1)).toBeLessThan(0.021);
  });

  it('lose 0.56 g of acidity per gram of malic acid and make 0.672 g of lactic acid', () => {
    expect(acidityLostToMalolactic({ malicGPerL: 1 }).value).toBeCloseTo(0.56, 2);
    expect(lacticFromMalic({ malicGPerL: 1 }).value).toBeCloseTo(0.672, 3);
  });
});

describe('acid and carbonate', () => {
  it('raise the acidity by the intended amount', () => {
    fc.assert(
      fc.property(added, from(0, 15), from(0, 10), from(1, 1000), (name, taFromGPerL, rise, volumeL) => {
        const grams = acidToAdd({ acid: name, taFromGPerL, taToGPerL: taFromGPerL + rise, volumeL }).value;
        expect(same(acidityRise({ acid: name, acidGPerL: grams / volumeL }).value, rise)).toBe(true);
      }),
    );
  });

  it('equal the single acid in a blend of one, and reject an empty blend', () => {
    const change = { taFromGPerL: 5, taToGPerL: 7, volumeL: 100 };
    expect(acidBlendToAdd({ malicParts: 3, ...change }).value).toBeCloseTo(
      acidToAdd({ acid: 'malic', ...change }).value,
      9,
    );
    expect(acidBlendToAdd(change).note).toBe('A blend needs at least one acid.');
  });

  it('lower the acidity by the intended amount, the potassium salt by half until its bitartrate precipitates', () => {
    fc.assert(
      fc.property(fc.constantFrom('CaCO3', 'KHCO3', 'K2CO3'), from(0, 5), (salt, fall) => {
        const change = { salt, taFromGPerL: 12, taToGPerL: 12 - fall, volumeL: 1 } as const;
        const doseGPerL = carbonateToAdd({ ...change, bitartrate: 'allFalls' }).value;
        expect(same(acidityTakenByCarbonate({ salt, bitartrate: 'allFalls', doseGPerL }).value, fall)).toBe(
          true,
        );
      }),
    );
    for (const salt of ['KHCO3', 'K2CO3'] as const) {
      const { allFalls, practice, noneFalls } = saltPerGramOfAcid[salt];
      expect(noneFalls).toBe(2 * allFalls);
      expect(practice).toBeGreaterThan(allFalls);
      expect(practice).toBeLessThan(noneFalls);
    }
  });
});

describe('a titration', () => {
  it('overstates by a fifth with a base of 0.0833 labeled 0.1 (101winemaking)', () => {
    const strength = baseStrengthByVolume({ phthalateMl: 5, phthalateMolPerL: 0.1, titrantMl: 6 }).value;
    const read = { titrantMl: 10, sampleMl: 10, acid: 'tartaric' } as const;
    const taken = titratableAcidity({ ...read, titrantMolPerL: 0.1 }).value;
    expect(taken / titratableAcidity({ ...read, titrantMolPerL: strength }).value).toBeCloseTo(1.2, 9);
  });

  it('OIV-MA-AS313-02: its factors are the equivalents, rounded', () => {
    expect(oivVolatileFactors.sulfuricGPerL).toBeCloseTo(exactVolatileFactor('sulfuric'), 3);
    expect(oivVolatileFactors.aceticGPerL).toBeCloseTo(exactVolatileFactor('acetic'), 3);
    const read = { titrantMl: 3, titrantMolPerL: 0.1, sampleMl: 20, acid: 'acetic' } as const;
    const corrected = volatileAcidityOiv({
      titrantMl: 3,
      freeIodineMl: 0.5,
      boundIodineMl: 0.8,
      as: 'aceticGPerL',
    });
    expect(corrected.value).toBeLessThan(volatileAcidity(read).value);
    expect(
      volatileAcidityOiv({ titrantMl: 0, freeIodineMl: 1, boundIodineMl: 0, as: 'meqPerL' }).note,
    ).toMatch(/larger than the titration/);
  });
});
