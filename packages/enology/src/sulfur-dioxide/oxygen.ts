import { defineFormula } from '../formula.ts';
import { above, between } from '../range.ts';

/** mg of SO2 consumed per mg of oxygen: two SO2 per O2 by the textbook, and the mean of a hundred bottled wines. */
export const so2PerOxygen = { textbook: 4, bottledWines: 2.5 } as const;

/** A laboratory's targets at bottling, mg/L of oxygen: dissolved, and in the whole package. */
export const oxygenGoalsMgPerL = {
  dissolved: 0.5,
  white: { from: 0.5, to: 0.6 },
  red: { from: 1, to: 1.25 },
} as const;

/** Oxygen at 20 °C and 1 atm, mg per mL (ideal gas). */
const oxygenMgPerMl = 1.33;

/**
 * Oxygen in a bottle's headspace: `mg = mL × x × 1.33`, x its volume fraction, at 20 °C and 1 atm.
 *
 * @example headspaceOxygen({ headspaceMl: 5, oxygenPercent: 21 }).value // 1.40
 * @source vinlab-oxygen
 */
export const headspaceOxygen = defineFormula<{
  readonly headspaceMl: number;
  readonly oxygenPercent: number;
}>({
  source: ['vinlab-oxygen'],
  range: {
    headspaceMl: between('Headspace', 0, 10_000, 'mL'),
    oxygenPercent: between('Oxygen', 0, 100, '%'),
  },
  tolerance: '± 3 % from 12 to 28 °C.',
  value: ({ headspaceMl, oxygenPercent }) => (headspaceMl * oxygenPercent * oxygenMgPerMl) / 100,
});

/**
 * Total package oxygen: `TPO = DO + headspace oxygen / V`, mg/L. Oxygen that passes through the closure
 * later is not included.
 *
 * @example totalPackageOxygen({ dissolvedMgPerL: 0.5, headspaceMl: 5, oxygenPercent: 21, bottleMl: 750 }).value // 2.36
 * @source vinlab-oxygen
 */
export const totalPackageOxygen = defineFormula<{
  readonly dissolvedMgPerL: number;
  readonly headspaceMl: number;
  readonly oxygenPercent: number;
  readonly bottleMl: number;
}>({
  source: ['vinlab-oxygen'],
  range: {
    dissolvedMgPerL: between('Dissolved oxygen', 0, 20, 'mg/L'),
    headspaceMl: between('Headspace', 0, 10_000, 'mL'),
    oxygenPercent: between('Oxygen', 0, 100, '%'),
    bottleMl: above('Bottle', 0, 30_000, 'mL'),
  },
  tolerance: '± 3 % of the headspace’s part.',
  value: ({ dissolvedMgPerL, headspaceMl, oxygenPercent, bottleMl }) =>
    dissolvedMgPerL + ((headspaceMl * oxygenPercent * oxygenMgPerMl) / 100 / bottleMl) * 1000,
});

/**
 * Free SO2 that oxygen takes: `r × TPO`, r = 4 by the textbook, 2.5 as measured. Show both.
 *
 * @example so2LostToOxygen({ oxygenMgPerL: 2.36, so2PerOxygen: 2.5 }).value // 5.9
 * @source vinlab-oxygen, vinventions-so2
 */
export const so2LostToOxygen = defineFormula<{
  readonly oxygenMgPerL: number;
  readonly so2PerOxygen: number;
}>({
  source: ['vinlab-oxygen', 'vinventions-so2'],
  range: {
    oxygenMgPerL: between('Oxygen', 0, 100, 'mg/L'),
    so2PerOxygen: between('SO₂ per oxygen', 0, 4, 'mg/mg'),
  },
  tolerance: 'A range from 2.5 to 4 mg per mg.',
  value: ({ oxygenMgPerL, so2PerOxygen: ratio }) => oxygenMgPerL * ratio,
});
