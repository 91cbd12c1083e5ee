import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'sulfur',
  features: ['Total package oxygen', 'Free SO₂ lost, as a range'],
  searchWords: ['tpo', 'dissolved oxygen', 'do', 'headspace', 'oxidation', 'bottling so2', 'sparge', 'inert'],
  acts: [],
  proof: { groups: ['oxygen-so2'] },
  sources: ['vinlab-oxygen', 'vinventions-so2'],
  references: ['vinlab-oxygen'],
  lessons: [
    {
      heading: 'The headspace is the larger part',
      text: 'Five milliliters of air holds 1.4 mg of oxygen: in a 750 mL bottle that is nearly 1.9 mg/L, more than a well-run line leaves in the wine itself. A flush of inert gas under the closure saves the 5 to 7 mg/L of free SO₂ that this oxygen would take.',
    },
  ],
};
