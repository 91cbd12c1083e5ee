import { breakEvenCases, costPerBottle, grapeCostPerCase, sumOfCosts } from '../../business/cost.ts';
import { highestActualAlcohol, labelTolerance, lowestActualAlcohol } from '../../label/alcohol-on-label.ts';
import { carbohydratesPer100Ml, energyPer100Ml, ethanolDensityGPerMl } from '../../label/energy.ts';
import { legalLimit } from '../../law/limits.ts';
import {
  type ExciseClass,
  exciseCreditAt,
  exciseRates,
  exciseTax,
  stillWineClass,
} from '../../law/us-excise-tax.ts';
import { inRange, type Outcome } from '../../outcome.ts';
import { litresPer } from '../../units.ts';
import { amount, anyNumber, asks, needed, number, times, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';
import { bottleMlOf } from './vessels.ts';

function exciseClass(point: PublishedPoint): ExciseClass {
  const text = words(point, 'class').toLowerCase();
  if (/cider/.test(text) && !/other than/.test(text)) return 'hardCider';
  if (/carbonated/.test(text)) return 'carbonated';
  if (/sparkling|champagne/.test(text)) return 'sparkling';
  if (/over 21/.test(text)) return 'still21To24';
  const alcohol = anyNumber(point, 'alcohol_pct_vol', 'abv_pct');
  if (alcohol !== undefined) return stillWineClass(alcohol) ?? 'still21To24';
  return /over 16/.test(text) && !/not over 16/.test(text) ? 'still16To21' : 'stillTo16';
}

export function reproduceExciseTax(point: PublishedPoint): Outcome {
  const kind = exciseClass(point);
  if (asks(point, /^rate/)) return inRange(exciseRates[kind]);
  if (asks(point, /^credit_usd_per/)) {
    return exciseCreditAt({
      wineGal: anyNumber(point, 'to_gal', 'wine_gal') ?? number(point, 'from_gal') + 1,
      class: kind,
    });
  }
  const wineGal = anyNumber(point, 'wine_gal_removed', 'wine_gal', 'US_gal', 'volume_US_gal');
  const removedBeforeGal =
    anyNumber(point, 'wine_gal_removed_before', 'wine_gal_before', 'removed_before_gal', 'from_gal') ?? 0;
  const none =
    /before_credit|gross/.test(point.quantity) ||
    /^(no|none|without)/.test(words(point, 'credit', 'producer_credit'));
  const input = { wineGal: needed(point, wineGal, 'gallons'), class: kind, removedBeforeGal };
  const tax = exciseTax({ ...input, credit: none ? 'none' : 'producer' });
  const perGallon = times(1 / input.wineGal, tax);
  if (asks(point, /per_case/)) return times(9 / litresPer.usGal, perGallon);
  if (asks(point, /per_bottle/)) return times(bottleMlOf(point) / 1000 / litresPer.usGal, perGallon);
  if (asks(point, /per_wine_gal|per_gal|effective/)) return perGallon;
  if (!asks(point, /^credit/)) return tax;
  return inRange(exciseTax({ ...input, credit: 'none' }).value - tax.value);
}

export function reproduceLabelAlcohol(point: PublishedPoint): Outcome {
  // Only the law of the United States was read.
  if (!/^(US|United States)?$/.test(words(point, 'jurisdiction'))) return inRange(Number.NaN);
  const labeledPercentVol = needed(
    point,
    anyNumber(
      point,
      'labelled_pct_vol',
      'labeled_pct_vol',
      'label_pct_vol',
      'measured_pct_vol',
      'actual_pct_vol',
    ),
    'alcohol',
  );
  if (asks(point, /tolerance/)) return labelTolerance({ labeledPercentVol });
  return asks(point, /lowest/)
    ? lowestActualAlcohol({ labeledPercentVol })
    : highestActualAlcohol({ labeledPercentVol });
}

export function reproduceEnergy(point: PublishedPoint): Outcome {
  const component = words(point, 'component');
  const parts = {
    alcoholPercentVol: anyNumber(point, 'alcohol_pct_vol', 'abv_pct') ?? 0,
    sugarGPerL: amount(point, 'doses', 'sugar', 'sugars', 'residual_sugar') ?? 0,
    organicAcidsGPerL: amount(point, 'doses', 'organic_acids', 'acids', 'acid', 'ta') ?? 0,
    polyolsGPerL: amount(point, 'doses', 'polyols', 'glycerol', 'polyol') ?? 0,
  };
  const { sugarGPerL, polyolsGPerL } = parts;
  if (asks(point, /carbohydrate/)) return carbohydratesPer100Ml({ sugarGPerL, polyolsGPerL });
  if (asks(point, /^sugars?_g/)) return inRange(sugarGPerL / 10);
  if (asks(point, /^alcohol_g/)) return inRange(parts.alcoholPercentVol * ethanolDensityGPerMl);
  const unit = asks(point, /kcal/) ? 'kcal' : 'kJ';
  const [, printed] = /(\d+) ?mL/.exec(point.unit) ?? [];
  const liter = /\/L$/.test(point.unit) ? 1000 : undefined;
  const serving = (anyNumber(point, 'serving_mL', 'glass_mL') ?? liter ?? Number(printed ?? 100)) / 100;
  const only = {
    ...(/alcohol/.test(component) && { alcoholPercentVol: parts.alcoholPercentVol }),
    ...(/sugar/.test(component) && { sugarGPerL }),
    ...(/acid/.test(component) && { organicAcidsGPerL: parts.organicAcidsGPerL }),
    ...(/polyol|glycerol/.test(component) && { polyolsGPerL }),
  };
  return times(serving, energyPer100Ml({ ...(component === '' ? parts : only), unit }));
}

/** The number whose name, with its unit, is like this: "fruit_usd_per_US_ton", "price_per_ton". */
function inputNamed(point: PublishedPoint, pattern: RegExp): number | undefined {
  return anyNumber(point, ...Object.keys(point.inputs).filter((name) => pattern.test(name)));
}

export function reproduceCost(point: PublishedPoint): Outcome {
  const costPerCase = anyNumber(point, 'cost_usd_per_case', 'cost_per_case');
  const bottlesPerCase = anyNumber(point, 'bottles_per_case') ?? 12;
  if (asks(point, /per_bottle/)) {
    // A cost in lines, as Wellington's packaging, is that of a case.
    const { bottles_per_case: _, ...costs } = point.inputs;
    const lines = Object.values(costs).filter((value) => typeof value === 'number');
    return costPerBottle({ costPerCase: costPerCase ?? sumOfCosts(lines).value, bottlesPerCase });
  }
  const fixedCost = anyNumber(point, 'fixed_cost_usd', 'fixed_cost', 'fixed_usd', 'fixed_cost_usd_per_year');
  const perBottle = anyNumber(point, 'cost_usd_per_bottle', 'cost_per_bottle');
  if (perBottle !== undefined) return inRange(perBottle * bottlesPerCase);
  if (asks(point, /break_?even/)) {
    return breakEvenCases({
      fixedCost: needed(point, fixedCost, 'fixed cost'),
      netPrice: needed(
        point,
        anyNumber(point, 'net_price_usd', 'net_price', 'price_usd_per_case', 'net_price_usd_per_case'),
        'price',
      ),
      variableCost: needed(
        point,
        anyNumber(point, 'variable_cost_usd', 'variable_cost', 'variable_cost_usd_per_case'),
        'variable cost',
      ),
    });
  }
  const perGallon = inputNamed(point, /usd_per_(US_|wine_)?gal$/);
  if (perGallon !== undefined && asks(point, /per_case/)) return inRange((9 / litresPer.usGal) * perGallon);
  const pricePerTon = inputNamed(point, /^(?!cases).*per_(US_)?ton$/);
  if (pricePerTon !== undefined) {
    return grapeCostPerCase({
      pricePerTon,
      casesPerTon: anyNumber(point, 'cases_per_ton', 'cases_per_US_ton') ?? 63,
    });
  }
  return sumOfCosts(Object.values(point.inputs).filter((value) => typeof value === 'number'));
}

export function reproduceLimit(point: PublishedPoint): Outcome {
  const limit = legalLimit(words(point, 'jurisdiction'), words(point, 'subject'));
  return inRange(limit?.limit ?? Number.NaN);
}
