import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import { finderOf } from './matching.ts';

const find = finderOf(calculators);
const found = (typed: string) => find(typed).map((index) => calculators[index]?.id);

const meant = [
  ['bentonite', 'addition'],
  ['rotten egg', 'copper-sulfate'],
  ['dipstick', 'tank-volume'],
  ['pearson', 'blend'],
  ['calories', 'energy-label'],
  ['port', 'fortification'],
  ['pet nat', 'tirage'],
  ['so2', 'so2'],
  ['gdd', 'degree-days'],
  ['ttb tax', 'us-excise-tax'],
  ['too much so2', 'peroxide-so2'],
  ['lower brix', 'water-addition'],
  ['rotten eggs', 'copper-sulfate'],
  ['how many bottles', 'bottling-run'],
  ['taxes', 'us-excise-tax'],
  ['potassium metabisulfite', 'so2'],
  ['stop refermentation', 'sorbate'],
  ['oak chips', 'addition'],
  ['press yield', 'grape-yield'],
  ['dry ice', 'headspace-gas'],
  ['calcium carbonate', 'deacidification'],
  ['stuck fermentation', 'yan'],
  ['alcohol percentage', 'alcohol'],
  ['how much acid', 'acid-addition'],
  ['flush the line', 'line-volume'],
  ['chaptalization', 'chaptalization'],
  ['ebulliometer', 'alcohol'],
  ['heat summation', 'degree-days'],
  ['inoculation', 'yeast-rehydration'],
  ['lb per 1000', 'dose-units'],
  ['how much k-meta', 'so2'],
  ['acid to lower pH', 'acid-addition'],
  ['cut brandy', 'fortification'],
  ['bubbles bottle sugar', 'tirage'],
  ['tank dip', 'tank-volume'],
  ['how full is my tank', 'tank-volume'],
  ['yeast food', 'yan'],
  ['blend alcohol', 'blend'],
  ['blend two wines', 'blend'],
  ['copper', 'copper-sulfate'],
  ['stinky wine', 'copper-sulfate'],
  ['cost a case', 'cost-per-case'],
  ['fix high brix', 'water-addition'],
  ['ta', 'titratable-acidity'],
  ['va', 'volatile-acidity'],
  ['rs', 'back-sweeten'],
  ['dip stick', 'tank-volume'],
  ['alcohol', 'alcohol'],
  ['pH', 'acid-addition'],
  ['ta', 'acid-addition'],
  ['temperature correction', 'alcohol'],
  ['temperature correction', 'hydrometer'],
  ['mead', 'alcohol'],
  ['lees', 'bottle-pressure'],
  ['cider', 'bottle-pressure'],
  ['campden', 'so2'],
  ['cola', 'label-alcohol'],
  ['ullage', 'barrel-volume'],
  ['proof', 'fortification'],
  ['pectinase', 'addition'],
  ['cubic feet', 'units'],
] as const;

/** Where another calculator would mislead. */
const meantFirst = [
  ['lower acid', 'deacidification'],
  ['reduce acidity', 'deacidification'],
  ['raise acid', 'acid-addition'],
  ['cold stabilization', 'addition'],
  ['cold stability', 'addition'],
  ['degree days', 'degree-days'],
  ['hydrometer', 'hydrometer'],
  ['refractometer', 'refractometer'],
  ['sparging', 'headspace-gas'],
  ['goferm', 'yeast-rehydration'],
] as const;

describe('the best results', () => {
  it.each(meant)('for "%s" include %s among the first three', (typed, id) => {
    expect(found(typed).slice(0, 3)).toContain(id);
  });

  it.each(meantFirst)('for "%s" begin with %s', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
  });

  it.each(['filter', 'sanitizer', 'caustic'])('for "%s" are none', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('match up to three letters as a whole word if there is one, otherwise as a prefix', () => {
    expect(found('ta')).not.toContain('tank-volume');
    expect(found('tan')).toContain('tank-volume');
  });

  it('have most of the words if nothing has all', () => {
    expect(found('zeppelin dipstick')).toEqual(['tank-volume']);
  });

  it('include matches of a filler typed alone', () => {
    expect(found('how').length).toBeGreaterThan(0);
  });

  it('are all for no query, and none for unknown words', () => {
    expect(found('  ')).toHaveLength(calculators.length);
    expect(found('zeppelin')).toEqual([]);
  });
});
