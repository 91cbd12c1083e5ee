import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['vineyard'],
  task: 'vineyard',
  features: ['Rate from the flow or from a strip', 'Flow for a rate', 'Product and area per tank'],
  searchWords: [
    'tractor',
    'spray',
    'sprayer',
    'nozzle',
    'airblast',
    'gallons per acre',
    'gpa',
    'calibrate',
    'fungicide',
    'sulfur spray',
    'mph',
  ],
  acts: [],
  proof: { groups: ['sprayer-calibration'] },
  sources: ['umass-sprayer', 'goodfruit-sprayer'],
  references: ['umass-sprayer', 'goodfruit-sprayer'],
  lessons: [
    {
      heading: 'Before the first spray',
      text: 'Nozzles wear, and tractor dials lie. Calibrate with water before the first spray of the year, after every change of nozzle or tire, and for every row spacing.',
    },
  ],
};
