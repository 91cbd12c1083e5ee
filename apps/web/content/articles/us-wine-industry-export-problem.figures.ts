import { fixed, short } from '../../app/calculators/form/decimal.ts';

const dollars = (value: number) => `$${fixed(value, 2)}`;
const pounds = (value: number) => `£${fixed(value, 2)}`;
const percent = (share: number) => `${fixed(100 * share, 0)}%`;

/** Value and volume as the sources print them; the price per liter is ours. */
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

const firstHalf2024 = { dollars: 647, liters: 114.7, bottled: 58.9, bulkDollars: 79.1, bulkLiters: 50.5 };
const lostDollars = 428;
const lostShare = 0.335;
const all2024 = lostDollars / lostShare;
const canada2024 = 459.5;
const elsewhere2024 = all2024 - canada2024;
/** Two counts of what was lost in Canada: that of the wine economists and that of the Wine Institute. */
const [lostInCanada, lostInCanadaToo] = [343, 357];
export const trade = {
  bulkVolume: percent(firstHalf2024.bulkLiters / firstHalf2024.liters),
  bulkValue: percent(firstHalf2024.bulkDollars / firstHalf2024.dollars),
  all2024: `$${fixed(all2024 / 1000, 2)} billion`,
  all2025: `$${fixed((all2024 - lostDollars) / 1000, 2)} billion`,
  leastElsewhere: percent((lostDollars - lostInCanadaToo) / elsewhere2024),
  mostElsewhere: percent((lostDollars - lostInCanada) / elsewhere2024),
  discrepancy: String(lostInCanadaToo - lostInCanada),
};

const ukDutyPerLiterOfAlcohol = 29.54;
const dutyPerBottle = (alcoholPercentVol: number) =>
  (0.75 * alcoholPercentVol * ukDutyPerLiterOfAlcohol) / 100;
export const duty = {
  weak: pounds(dutyPerBottle(12.5)),
  strong: pounds(dutyPerBottle(14.5)),
  perHalfPercent: pounds(dutyPerBottle(0.5)),
};

/** The example's inputs: made up, but for the duty. */
const example = {
  exCellarDollars: 8,
  dollarsPerPound: 1.3,
  fixedDollarsPerShipment: 1800,
  freightDollarsPerPallet: 700,
  casesPerPallet: 56,
  bottlesPerCase: 12,
  alcoholPercentVol: 13.5,
  importerMargin: 0.25,
  retailerMargin: 0.35,
  salesTax: 0.2,
};

/** What each party's part of a bottle's price on the shelf is, in pounds. */
function priceSteps(cases: number) {
  const bottles = cases * example.bottlesPerCase;
  const cellar = example.exCellarDollars / example.dollarsPerPound;
  const fixedCosts = example.fixedDollarsPerShipment / example.dollarsPerPound / bottles;
  const pallets = Math.ceil(cases / example.casesPerPallet);
  const freight = (pallets * example.freightDollarsPerPallet) / example.dollarsPerPound / bottles;
  const duty = dutyPerBottle(example.alcoholPercentVol);
  const landed = cellar + fixedCosts + freight + duty;
  const wholesale = landed / (1 - example.importerMargin);
  const net = wholesale / (1 - example.retailerMargin);
  const shelf = net * (1 + example.salesTax);
  return {
    cellar,
    fixedCosts,
    freight,
    duty,
    importer: wholesale - landed,
    retailer: net - wholesale,
    tax: shelf - net,
    shelf,
  };
}

const pallet = priceSteps(example.casesPerPallet);
export const pallets = [1, 4, 12].map((count) => {
  const steps = priceSteps(count * example.casesPerPallet);
  return [
    `${count} (${count * example.casesPerPallet} cases)`,
    pounds(steps.fixedCosts),
    pounds(steps.shelf),
    percent(steps.cellar / steps.shelf),
  ];
});

const stepNames = [
  ['cellar', 'Your price at the cellar door'],
  ['fixedCosts', 'Costs per shipment, shared out'],
  ['freight', 'Freight'],
  ['duty', 'Excise duty, 13.5 % vol'],
  ['importer', 'Importer, 25 % of the selling price'],
  ['retailer', 'Retailer, 35 % of the selling price'],
  ['tax', 'Sales tax, 20 %'],
  ['shelf', 'On the shelf'],
] as const;
export const onePallet = stepNames.map(([step, name]) => [
  name,
  pounds(pallet[step]),
  percent(pallet[step] / pallet.shelf),
]);

/** What a pound more at the landing becomes on the shelf: margins and tax are shares of a price, not sums. */
const multiplier = (1 + example.salesTax) / (1 - example.importerMargin) / (1 - example.retailerMargin);
export const chain = {
  multiplier: fixed(multiplier, 2),
  tenPercentLess: pounds((0.1 * multiplier * example.exCellarDollars) / example.dollarsPerPound),
};

/** How many markets of equal size would be as concentrated: one over the sum of the squared shares. */
const equalMarkets = (shares: readonly number[]) => 1 / shares.reduce((sum, share) => sum + share ** 2, 0);
export const concentration = {
  uneven: fixed(equalMarkets([0.9, 0.1]), 1),
  three: fixed(equalMarkets([0.6, 0.25, 0.15]), 1),
};
