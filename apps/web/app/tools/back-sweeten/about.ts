import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'blending',
  features: [
    'Sugar per liter of the finished wine',
    'Volume and alcohol afterward, or a vessel filled to the brim',
    'Delle units',
  ],
  searchWords: [
    'back sweeten',
    'backsweeten',
    'residual sugar',
    'rs',
    'off-dry',
    'dessert wine',
    'delle',
    'süssreserve',
    'sugar',
    'stability',
    'cider',
    'mead',
  ],
  acts: ['sweetening'],
  proof: { groups: ['back-sweeten'] },
  sources: ['bc-fruit-grower', 'vinlab-delle'],
  references: ['cornell-conversions', 'vinlab-delle'],
  lessons: [
    {
      heading: 'What Delle units promise',
      text: 'Sugar and alcohol together hold yeast back. A wine of 78 units is said to be stable, and studies say 75 to 85, but pH, SO₂, and the yeast have the last word. Never call a sweet wine safe on this number alone.',
    },
    {
      heading: 'Sweeten late',
      text: 'Sweeten a clean, stable wine shortly before bottling, dissolve the sugar in some of it, mix, and measure. A tank sweetened in spring may ferment in June.',
    },
  ],
  whyOthersDiffer: [
    'Cornell doses per liter of the dry wine. A column in the British Columbia Fruit Grower doses per liter of the finished wine but multiplies by the starting volume: for 1,370 L and 60 g/L it prints 82.3 kg, where 85.4 kg is needed.',
    'Check the order of magnitude: for a dry wine of 12% vol, 8,056 g/L is in circulation. Such a wine holds a few grams.',
  ],
};
