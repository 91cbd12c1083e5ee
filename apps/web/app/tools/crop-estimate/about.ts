import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['vineyard'],
  task: 'vineyard',
  features: ['Vines by spacing', 'Crop in tons and tons per acre', 'Range of the estimate'],
  searchWords: [
    'weight',
    'yield estimate',
    'crop load',
    'cluster count',
    'lag phase',
    'tons per acre',
    'vines per acre',
    'spacing',
    'planting',
  ],
  acts: [],
  proof: { groups: ['crop-estimate'] },
  sources: ['dami-crop', 'bcwgc-crop'],
  references: ['bcwgc-crop'],
  lessons: [
    {
      heading: 'Lag phase',
      text: 'About halfway between fruit set and harvest, berries stop growing for a while and weigh roughly half what they will at harvest. Weigh clusters then and double the weight, and you know the crop in time to thin it. Blocks differ in this factor: keep each estimate with its scale ticket.',
    },
  ],
  whyOthersDiffer: [
    'The BC Wine Grape Council’s guide prints 1.22 m × 2.45 m as 2.94 m² and 3,364 vines per hectare. The product is 2.989 m², which makes 3,346.',
  ],
};
