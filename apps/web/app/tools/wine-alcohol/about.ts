import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'laboratory',
  features: ['Hydrometer and refractometer', 'Ebulliometer', 'Dissolved solids'],
  searchWords: [
    'abv',
    'ebulliometer',
    'ebulliometry',
    'ebullioscope',
    'boiling point',
    'malligand',
    'dujardin',
    'no original gravity',
    'unknown og',
    'extract',
    'alcohol by volume',
  ],
  acts: [],
  proof: { groups: ['wine-alcohol'] },
  sources: [
    'vinolab-refractometer',
    'vinolab-ebulliometer',
    'monash-ebulliometer',
    'vinolab-solids',
    'churchward-1940',
  ],
  references: [
    {
      title: 'Monash Scientific, Alcohol by ebulliometry: procedure',
      url: 'http://monashscientific.com.au/AlcoholDeterminationEbulliometryProcedure.htm',
    },
    'monash-ebulliometer',
    'vinolab-refractometer',
  ],
  lessons: [
    {
      heading: 'Two instruments, two unknowns',
      text: 'Sugar makes a wine denser and bends light more. Alcohol makes it lighter and bends light more too. So a hydrometer and a refractometer together tell the two apart, without a reading of the must. Take both from the same degassed sample at 20 °C, and never convert one from the other.',
    },
    {
      heading: 'The water of the day',
      text: 'An ebulliometer measures how far below water a wine boils: for 12% vol, about 9 °C. Water itself boils at 100 °C only at standard pressure. A storm or 300 m of altitude moves it by about 1 °C, and so the answer by almost 2% vol. Boil distilled water first, with the same thermometer.',
    },
    {
      heading: 'With a reading of the must',
      text: 'If you know the gravity before fermentation, “Alcohol by Volume” compares five methods. If a laboratory has distilled the wine, “Density to Alcohol” gives the strength of the distillate to a hundredth.',
    },
  ],
  whyOthersDiffer: [
    'VinoCalc’s polynomial gives −1.3% vol for pure water. It was fitted to wines, so this page starts at 3 °C below water, where it agrees with Churchward’s table of 1940.',
  ],
};
