import { describe, expect, it } from 'vitest';
import { calculators } from '../registry.ts';
import { matches } from './matching.ts';

/** What the page writes beside each calculator is what a reader's words are held against. */
const found = (typed: string) =>
  calculators
    .filter(({ title, description, searchWords }) =>
      matches([title, description, ...searchWords].join(' '), typed),
    )
    .map(({ id }) => id);

describe('a newcomer on the bench', () => {
  it.each([
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
    ['cold stability', 'addition'],
    ['lb per 1000', 'dose-units'],
  ])('who types "%s" finds %s', (typed, id) => {
    expect(found(typed)).toContain(id);
  });

  it('who types a filler alone still has it looked for', () => {
    expect(found('how').length).toBeGreaterThan(0);
  });

  it('finds all where nothing is typed, and nothing for what is not there', () => {
    expect(found('  ')).toHaveLength(calculators.length);
    expect(found('zeppelin')).toEqual([]);
  });
});
