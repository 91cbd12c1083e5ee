import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging'],
  task: 'vessels',
  features: ['Topping wine for a round', 'Free SO₂ lost in a month', 'A list of barrels'],
  searchWords: [
    'topping',
    'top up',
    'ullage',
    'evaporation',
    'angel’s share',
    'barrel program',
    'elevage',
    'oak',
    'monthly',
  ],
  acts: [],
  proof: { groups: ['barrel-round'] },
  sources: ['primenapa-topping', 'wine-caves', 'barrelwise-so2'],
  references: ['barrelwise-so2', 'cavesa-evaporation', 'wine-caves', 'primenapa-topping'],
  lessons: [
    {
      heading: 'How much a barrel loses',
      text: 'A humid cave takes about 1 gallon a year from a barrel of 60, and a warehouse in Northern California 4. Published losses run from 1 to 9% a year, mostly 4 to 5. Write down what each round really took: after three rounds, your own cellar’s loss is better than any of these.',
    },
    {
      heading: 'A list of barrels',
      text: 'Under “Many tanks,” paste a line for each barrel: its name, volume, days, and the two readings of free SO₂. Each gets its own topping volume, and the caution names those that are too low or will be before the next round.',
    },
    {
      heading: 'From loss to addition',
      text: 'No published rate of SO₂ loss fits every barrel: it depends on oxygen, the wine, and the wood. So this page takes it from your two readings. For the addition itself, go to “SO₂ as Powder, Solution, or Tablets” or “SO₂ Addition.”',
    },
  ],
};
