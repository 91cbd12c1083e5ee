import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';
import { gramsPer, litersPer } from '../units.ts';

/** L/t in a US gallon per US ton. */
export const litersPerTonnePerUsGalPerUsTon = litersPer.usGal / (gramsPer.usTon / gramsPer.t);

/**
 * A yield in US gallons per US ton as liters per metric ton.
 *
 * @example litersPerTonneFromUsGalPerUsTon({ usGalPerUsTon: 175 }).value // 730.2
 * @source exact-units
 */
export const litersPerTonneFromUsGalPerUsTon = defineFormula<{ readonly usGalPerUsTon: number }>({
  source: ['exact-units'],
  range: { usGalPerUsTon: between('Yield', 0, 1000, 'US gal/US ton') },
  tolerance: 'Exact.',
  value: ({ usGalPerUsTon }) => usGalPerUsTon * litersPerTonnePerUsGalPerUsTon,
});

/** Wine from a metric ton of grapes as published, L. */
export const publishedYieldLPerT = {
  commercialRed: 730,
  commercialWhite: 667,
  homeRed: 583,
  homeWhite: 500,
  cornell: 150 * litersPerTonnePerUsGalPerUsTon,
  wineSpectator: 160 * litersPerTonnePerUsGalPerUsTon,
} as const;

/**
 * Wine from grapes, L: `V = m y`. A planning figure.
 *
 * @example wineFromGrapes({ grapesT: 2, yieldLPerT: 730 }).value // 1460
 * @source dummies-conversions, cornell-conversions
 */
export const wineFromGrapes = defineFormula<{ readonly grapesT: number; readonly yieldLPerT: number }>({
  source: ['dummies-conversions', 'cornell-conversions'],
  range: {
    grapesT: between('Grapes', 0, 1_000_000, 't'),
    yieldLPerT: between('Yield', 300, 1000, 'L/t'),
  },
  tolerance: '± 10 %.',
  value: ({ grapesT, yieldLPerT }) => grapesT * yieldLPerT,
});

/**
 * Bottles from a volume, before anything is rounded: `V (1 - loss) / size`, loss in percent.
 *
 * @example bottlesFromVolume({ volumeL: 225, lossPercent: 1, bottleMl: 750 }).value // 297
 * @source cornell-conversions, drycreek-facts
 */
export const bottlesFromVolume = defineFormula<{
  readonly volumeL: number;
  readonly lossPercent?: number;
  readonly bottleMl: number;
}>({
  source: ['cornell-conversions', 'drycreek-facts'],
  range: {
    volumeL: ranges.volumeL,
    lossPercent: between('Loss', 0, 100, '%'),
    bottleMl: between('Bottle', 10, 30_000, 'mL'),
  },
  tolerance: 'As the loss; fills may vary by 2 % (750 mL, United States).',
  value: ({ volumeL, lossPercent = 0, bottleMl }) => (volumeL * (1 - lossPercent / 100)) / (bottleMl / 1000),
});

/**
 * Whole bottles that can be filled. `floor(V (1 - loss) / size)`.
 *
 * @example wholeBottles({ volumeL: 225, lossPercent: 1, bottleMl: 750 }).value // 297
 * @source cornell-conversions, drycreek-facts
 */
export const wholeBottles = defineFormula<{
  readonly volumeL: number;
  readonly lossPercent?: number;
  readonly bottleMl: number;
}>({
  source: ['cornell-conversions', 'drycreek-facts'],
  range: bottlesFromVolume.range,
  tolerance: 'A whole number.',
  // Floating-point error can leave a bottle a hair short of whole.
  value: (input) => Math.floor(bottlesFromVolume(input).value + 1e-9),
});

/**
 * Volume in a number of bottles, L.
 *
 * @example volumeOfBottles({ bottles: 12, bottleMl: 750 }).value // 9
 * @source cornell-conversions
 */
export const volumeOfBottles = defineFormula<{ readonly bottles: number; readonly bottleMl: number }>({
  source: ['cornell-conversions'],
  range: { bottles: between('Bottles', 0, 1e9), bottleMl: between('Bottle', 10, 30_000, 'mL') },
  tolerance: 'As the fill.',
  value: ({ bottles, bottleMl }) => (bottles * bottleMl) / 1000,
});

/**
 * Dry goods to order for a number of bottles, with a surplus, whole: `⌈n (1 + spare)⌉`.
 *
 * @example dryGoodsToOrder({ bottles: 297, sparePercent: 2 }).value // 303
 * @source drycreek-facts
 */
export const dryGoodsToOrder = defineFormula<{ readonly bottles: number; readonly sparePercent: number }>({
  source: ['drycreek-facts'],
  range: { bottles: between('Bottles', 0, 1e9), sparePercent: between('Spare', 0, 100, '%') },
  tolerance: 'A whole number.',
  value: ({ bottles, sparePercent }) => Math.ceil(bottles * (1 + sparePercent / 100) - 1e-9),
});
