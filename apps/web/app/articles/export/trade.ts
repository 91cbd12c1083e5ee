import { fixed, short } from '../../calculator/form/decimal.ts';

const dollars = (value: number) => `$${fixed(value, 2)}`;
const percent = (share: number, decimals = 0) => `${fixed(100 * share, decimals)}%`;

/** Value and volume as in the sources; the price per liter is ours. */
export const years = [
  { year: '2013', millionDollars: 1550, millionLiters: 435.2 },
  { year: '2016', millionDollars: 1620, millionLiters: 412.7 },
  { year: '2020', millionDollars: 1290, millionLiters: 377 },
].map(({ year, millionDollars, millionLiters }) => [
  year,
  `$${fixed(millionDollars / 1000, 2)} billion`,
  `${short(millionLiters)} million L`,
  dollars(millionDollars / millionLiters),
]);

const firstHalf2024 = { dollars: 647, liters: 114.7, bulkDollars: 79.1, bulkLiters: 50.5 };
const lostDollars = 428;
const lostShare = 0.335;
const all2024 = lostDollars / lostShare;
const [canada2024, canada2025] = [459.5, 103];
const elsewhere2024 = all2024 - canada2024;
const [canadaLossByEconomists, canadaLossByInstitute] = [343, 357];
export const trade = {
  bulkVolume: percent(firstHalf2024.bulkLiters / firstHalf2024.liters),
  bulkValue: percent(firstHalf2024.bulkDollars / firstHalf2024.dollars),
  all2024: `$${fixed(all2024 / 1000, 2)} billion`,
  all2025: `$${fixed((all2024 - lostDollars) / 1000, 2)} billion`,
  leastElsewhere: percent((lostDollars - canadaLossByInstitute) / elsewhere2024, 1),
  mostElsewhere: percent((lostDollars - canadaLossByEconomists) / elsewhere2024, 1),
  discrepancy: String(canadaLossByInstitute - canadaLossByEconomists),
};

/** US wine exports in millions of dollars. `elsewhere` is the total less Canada. */
export const exportsByBuyer = [
  { year: '2024', canada: canada2024, elsewhere: elsewhere2024 },
  { year: '2025', canada: canada2025, elsewhere: all2024 - lostDollars - canada2025 },
] as const;

/** The inverse of the Herfindahl index: the number of equal markets with the same concentration. */
const equalMarkets = (shares: readonly number[]) => 1 / shares.reduce((sum, share) => sum + share ** 2, 0);
export const concentration = {
  uneven: fixed(equalMarkets([0.9, 0.1]), 1),
  three: fixed(equalMarkets([0.6, 0.25, 0.15]), 1),
};
