import {
  breakEvenCases,
  costPerBottle,
  grapeCostPerCase,
  sumOfCosts,
} from '@orbit-vine/enology/business/cost.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const perCase = (label: string, initial: number, hint?: string) =>
  numberField(`${label}, per case`, '', [0, initial, 10_000], 'a cost can’t be negative', {
    step: 0.1,
    ...(hint && { hint }),
  });

export const definition = defineCalculator({
  id: 'cost-per-case',
  form: {
    numbers: {
      grapePrice: numberField('Grape price, per ton', '', [0, 2000, 100_000], 'a price can’t be negative', {
        step: 10,
      }),
      casesPerTon: numberField('Cases from a ton', '', [20, 63, 100], 'a ton gives 20 to 100'),
      winemaking: perCase('Winemaking', 12, 'Labor, yeast, laboratory, power.'),
      barrels: perCase('Barrels', 10),
      packaging: perCase('Packaging', 19, 'Glass, closure, capsule, label, case, bottling.'),
      fixedCost: numberField('Fixed cost per year', '', [0, 100_000, 1e9], 'a cost can’t be negative', {
        step: 1000,
      }),
      casesMade: numberField('Cases per year', '', [1, 2000, 1e7], 'a winery makes at least one'),
      directPrice: perCase('Direct price', 300),
      tradePrice: perCase('Trade price', 150),
      directPercent: numberField('Share sold direct', '%', [0, 60, 100], 'a share is 0 to 100%'),
    },
    choices: {},
  },
  title: 'Cost per Case and Break-Even',
  name: 'Cost of a case',
  description: 'What a case costs, from grapes to box, and how many you must sell to break even.',
  compute(inputs) {
    const {
      grapePrice,
      casesPerTon,
      winemaking,
      barrels,
      packaging,
      fixedCost,
      casesMade,
      directPrice,
      tradePrice,
      directPercent,
    } = inputs;
    const grapes = grapeCostPerCase({ pricePerTon: grapePrice, casesPerTon }).value;
    const variable = sumOfCosts([grapes, winemaking, barrels, packaging]).value;
    const overhead = fixedCost / casesMade;
    const whole = variable + overhead;
    const net = (directPrice * directPercent + tradePrice * (100 - directPercent)) / 100;
    const cases = breakEvenCases({ fixedCost, netPrice: net, variableCost: variable });
    return {
      tank: unchanged,
      headline: [figure('Cost of a case', whole, 2), figure('Cases to break even', cases, 0)],
      ...noteOf(cases),
      cautions: present(
        cases.inRange &&
          cases.value > casesMade &&
          'You would have to sell more than you make: raise the price, sell more wine direct, or make more.',
      ),
      more: [
        figure('A bottle costs', costPerBottle({ costPerCase: whole, bottlesPerCase: 12 }), 2),
        figure('Grapes for a case', grapes, 2),
        figure('Without the fixed cost', variable, 2),
        figure('Fixed cost per case', overhead, 2),
        figure('Average price per case', net, 2),
        figure('Left over per year', (net - variable) * casesMade - fixedCost, 0),
      ],
      uncertainty: [`If a ton gives 10% fewer cases: ${fixed(grapes / 9, 2)} more per case.`],
      steps: [
        step(
          'grapes = price / cases per ton',
          `${short(grapePrice, 2)} / ${short(casesPerTon, 1)} = ${fixed(grapes, 2)}`,
          'wsu-eb1996',
        ),
        step(
          'case = Σ costs + fixed / cases',
          `${fixed(grapes, 2)} + ${short(winemaking, 2)} + ${short(barrels, 2)} + ${short(packaging, 2)} + ${fixed(overhead, 2)} = ${fixed(whole, 2)}`,
          'wellington-2008',
        ),
        step(
          'cases = ⌈fixed / (price − variable)⌉',
          `${short(fixedCost, 0)} / (${fixed(net, 2)} − ${fixed(variable, 2)}) → ${fixed(cases.value, 0)}`,
          'wsu-eb1996',
        ),
      ],
      range:
        'In your own currency. The starting numbers are there to be replaced; taxes and interest are left out unless you put them into the fixed cost.',
    };
  },
});
