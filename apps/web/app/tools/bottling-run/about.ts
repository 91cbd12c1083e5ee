import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'bottling',
  features: ['Bottles, full cases, and bottles left over', 'Dry goods to order', 'Hours on the line'],
  searchWords: [
    'count',
    'bottles',
    'cases',
    'glass',
    'corks',
    'capsules',
    'labels',
    'dry goods',
    'order',
    'pallet',
    'magnum',
    'line',
  ],
  acts: ['bottle fill'],
  proof: { groups: ['bottling-run'] },
  sources: ['drycreek-facts'],
  references: ['drycreek-facts'],
  lessons: [
    {
      heading: 'Order before you bottle',
      text: 'Glass comes by the pallet and labels by the roll: take the number to order as a minimum, and round up to what the supplier sells. Two percent spare covers a jammed labeler; for a first run on a new line, allow five.',
    },
  ],
};
