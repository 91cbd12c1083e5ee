import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'laboratory',
  features: [
    'As acetic and sulfuric acid',
    'OIV correction for SO₂',
    'Limits of the United States, the European Union, and the OIV',
  ],
  searchWords: [
    'va',
    'vinegar',
    'acetic',
    'cash still',
    'distillation',
    'ethyl acetate',
    'acescence',
    'spoilage',
  ],
  acts: ['volatile acidity'],
  proof: { groups: ['volatile-acidity'] },
  sources: ['oiv-as313-02', 'simmonds-alcohol'],
  references: ['oiv-ma-c1-01'],
  lessons: [
    {
      heading: 'Watch the trend',
      text: 'One number says little; a barrel’s monthly numbers say a lot. A rise of a tenth of a gram in a month points to a leak, a warm cellar, or too little SO₂, long before anyone smells a fault.',
    },
    {
      heading: 'What else distills over',
      text: 'Sulfur dioxide and sorbic acid come over with the steam and use up base. Near a limit, correct for them as the OIV does, or have the wine measured by an enzymatic method.',
    },
  ],
};
