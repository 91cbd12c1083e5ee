import { fixed } from '../../calculator/form/decimal.ts';

const pounds = (value: number) => `£${fixed(value, 2)}`;
const percent = (share: number) => `${fixed(100 * share, 0)}%`;

/** From 1 February 2026, pounds: all drinks of 8.5 to 22 % vol (4Eyes, from the Finance Bill). Before it, 29.54. */
const ukDutyPerLiterOfAlcohol = 30.62;
/** In pounds, for 750 mL. */
export const dutyPerBottle = (alcoholPercentVol: number) =>
  (0.75 * alcoholPercentVol * ukDutyPerLiterOfAlcohol) / 100;
export const duty = {
  perLiterOfAlcohol: pounds(ukDutyPerLiterOfAlcohol),
  weak: pounds(dutyPerBottle(12.5)),
  strong: pounds(dutyPerBottle(14.5)),
  perHalfPercent: pounds(dutyPerBottle(0.5)),
};

/** The example's inputs: invented, except the duty. */
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

/** Each party's part of a bottle's shelf price, in pounds. */
export function priceSteps(cases: number) {
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
  ['cellar', 'Your price at the winery'],
  ['fixedCosts', 'Costs per shipment, spread'],
  ['freight', 'Freight'],
  ['duty', 'Excise duty, 13.5% vol'],
  ['importer', 'Importer, 25% of the selling price'],
  ['retailer', 'Retailer, 35% of the selling price'],
  ['tax', 'VAT, 20%'],
  ['shelf', 'On the shelf'],
] as const;
export const onePallet = stepNames.map(([step, name]) => [
  name,
  pounds(pallet[step]),
  percent(pallet[step] / pallet.shelf),
]);

/** How much a pound more at landing raises the shelf price: margins and tax are shares of the price. */
const multiplier = (1 + example.salesTax) / (1 - example.importerMargin) / (1 - example.retailerMargin);
export const chain = {
  multiplier: fixed(multiplier, 2),
  tenPercentLess: pounds((0.1 * multiplier * example.exCellarDollars) / example.dollarsPerPound),
};
