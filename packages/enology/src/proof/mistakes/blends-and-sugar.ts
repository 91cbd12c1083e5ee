import { alcoholWithSpirit, spiritByPearson } from '../../alcohol/fortification.ts';
import { brixOfVolumes } from '../../blend/brix-by-volume.ts';
import { sugarForBrix } from '../../sugar/chaptalization.ts';
import { volumeWithSugar } from '../../sugar/dissolved-sugar.ts';
import { mustSugar } from '../../sugar/must.ts';
import { sugarToSweeten } from '../../sugar/sweetening.ts';
import { brixAfterWater, waterForBrix } from '../../sugar/watering-back.ts';
import { gramsPer, litersPer } from '../../units.ts';
import type { Mistake } from './mistake.ts';

const ouncesPerGallonAndDegree = () => {
  const grams = 1000 * sugarForBrix({ volumeL: litersPer.usGal, brixFrom: 18, brixTo: 22 }).value;
  return grams / 4 / gramsPer.oz;
};

const fortifying = { wineVolumeL: 1, wineAlcoholPercentVol: 12, spiritAlcoholPercentVol: 40 };

export const onBlendsAndSpirit: readonly Mistake[] = [
  {
    where: 'diydistilling.com, brandy for 1 L from 12 to 20% vol, L',
    why: 'it subtracts pure alcohol and calls it brandy',
    printed: 0.25,
    right: 0.4,
    within: 0.005,
    ours: () => spiritByPearson({ ...fortifying, targetAlcoholPercentVol: 20 }).value,
  },
  {
    where: 'diydistilling.com, strength that its 0.25 L gives, % vol',
    why: 'it subtracts pure alcohol and calls it brandy',
    printed: 20,
    right: 17.6,
    within: 0.05,
    ours: () => alcoholWithSpirit({ ...fortifying, spiritVolumeL: 0.25 }).value,
  },
  {
    where: 'winemakingtalk.com, thread 31126, 85% spirit for a gallon from 14 to 20% vol, fl oz',
    why: '85 − 20 is 65, not 55',
    printed: 13.9,
    right: 11.8,
    within: 0.05,
    ours: () =>
      spiritByPearson({
        wineVolumeL: 128,
        wineAlcoholPercentVol: 14,
        targetAlcoholPercentVol: 20,
        spiritAlcoholPercentVol: 85,
      }).value,
  },
  {
    where: 'foodrecap.com, 77 mL of 12 °Bx and 23 mL of 65 °Bx, °Bx',
    why: 'Brix blends by mass, not by volume',
    printed: 24,
    right: 26.5,
    within: 0.05,
    ours: () => brixOfVolumes({ firstVolumeL: 77, firstBrix: 12, secondVolumeL: 23, secondBrix: 65 }).value,
  },
];

export const onSugar: readonly Mistake[] = [
  {
    where: 'calculatorshub.net, 5 L of 22 °Bx filled up to 7 L, °Bx',
    why: 'it divides by volume, but Brix goes by mass',
    printed: 15.71,
    right: 16.11,
    within: 0.01,
    ours: () => brixAfterWater({ volumeL: 5, brixFrom: 22, waterL: 2 }).value,
  },
  {
    where: 'MoreWine, water for 66.3 L from 27.5 to 24.5 °Bx, L',
    why: 'it applies a rule for volumes to a scale that goes by mass',
    printed: 8.05,
    right: 9.08,
    within: 0.02,
    ours: () => waterForBrix({ volumeL: 66.3, brixFrom: 27.5, brixTo: 24.5 }).value,
  },
  {
    where: 'Brewer’s Friend, sugar per gallon for each degree from 18 to 22 °Bx, oz',
    why: 'it’s a rule of thumb',
    printed: 1.5,
    right: 1.84,
    within: 0.005,
    ours: ouncesPerGallonAndDegree,
  },
  {
    where: 'Winemakers Depot and 101winemaking, sugar per gallon for each degree from 18 to 22 °Bx, lb',
    why: 'it’s a rule of thumb',
    printed: 0.125,
    right: 0.115,
    within: 0.0005,
    ours: () => ouncesPerGallonAndDegree() / 16,
  },
  {
    where: 'cancanawards.com, sugar for 100 L from 18 to 24 °Bx, kg',
    why: 'it forgets that each degree takes at least 10 g of sugar per kilogram',
    printed: 0.6,
    right: 8.5,
    within: 0.05,
    ours: () => sugarForBrix({ volumeL: 100, brixFrom: 18, brixTo: 24 }).value,
  },
  {
    where: 'karidasd, sugar that raises a must of 20 °Bx by one degree, g/L',
    why: 'it’s a constant without a source',
    printed: 17,
    right: 13.7,
    within: 0.05,
    ours: () => 1000 * sugarForBrix({ volumeL: 1, brixFrom: 20, brixTo: 21 }).value,
  },
  {
    where: 'karidasd, sugar in a must of 20 °Bx, g/L',
    why: 'ten times the Brix is the sugar in a kilogram of sugar water, not in a liter of must',
    printed: 200,
    right: 191.9,
    within: 0.05,
    ours: () => mustSugar({ brix: 20 }).value,
  },
  {
    where: 'British Columbia Fruit Grower, sugar that brings 1,370 L to 60 g/L, kg',
    why: 'it multiplies by the starting volume, although sugar adds volume',
    printed: 82.26,
    right: 85.4,
    within: 0.05,
    ours: () => sugarToSweeten({ volumeL: 1370, sugarFromGPerL: 0, sugarToGPerL: 60 }).value,
  },
  {
    where: 'iWinemaker, volume of a kilogram of sugar, L',
    why: 'a heap of sugar takes up more room than the same sugar in solution',
    printed: 1.2,
    right: 0.62,
    within: 0.01,
    ours: () => volumeWithSugar({ volumeL: 0, sugarKg: 1 }).value,
  },
];
