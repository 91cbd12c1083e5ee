import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest'],
  task: 'sugar',
  features: ['Mass balance', 'Acidulated water', 'Juice in a must with skins'],
  searchWords: [
    'fix',
    'acidulated',
    'humectate',
    'water',
    'dilute',
    'high brix',
    'lower brix',
    'amelioration',
    'jesus units',
    'overripe',
    'stuck',
  ],
  acts: ['water in must'],
  proof: { groups: ['water-addition'] },
  sources: ['fermcalc-sugar', 'morewine-must'],
  references: [
    'morewine-must',
    {
      title: 'Musto Wine Grape: how to water back',
      url: 'http://blog.juicegrape.com/index.php/tag/how-to-water-back/',
    },
  ],
  lessons: [
    {
      heading: 'Wait for the raisins',
      text: 'Shriveled berries give up their sugar slowly: the Brix can rise by two degrees in the first days. Read it after two or three days of soaking before you decide, and add the water in two parts.',
    },
    {
      heading: 'Why the water is acidulated',
      text: 'Water dilutes the acid as well as the sugar. MoreWine puts 6 g of tartaric acid into each liter of water, Musto 3.4 g for a must at pH 3.6. Choose by what the must lacks, and measure again afterward.',
    },
    {
      heading: 'Help for a fermentation, or amelioration',
      text: `In the United States, water may help a fermentation as long as the juice keeps ${limitInWords('US', 'lowest Brix after reducing juice with water')}; juice that has less than 23 °Bx may lose ${limitInWords('US', 'reduction with water of juice that has less than 23 °Bx')}. More is amelioration, which is for juice with more than 5 g/L of fixed acid. It may be at most ${limitInWords('US', 'ameliorating material, share of juice plus material')}, and the fixed acid must not fall below ${limitInWords('US', 'natural fixed acid left after amelioration')}. The law reckons 0.1 g/L less for every 20 gallons on 1,000.`,
    },
  ],
  whyOthersDiffer: [
    'The usual rule, V (B₁/B₂ − 1), treats a scale by weight as one by volume. Multiply it by the must’s density. Without that, for 66.3 L from 27.5 to 24.5 °Bx, it gives about 8.1 L; 9.08 L is needed.',
    'A common mistake: dividing volumes. 5 L at 22 °Bx, filled up to 7 L, would then read 15.71. It reads 16.11.',
  ],
};
