import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from '@orbit-vine/enology/sugar/brix.ts';
import { baume, kmw, oechsle } from '@orbit-vine/enology/sugar/gravity-scales.ts';
import {
  mustDensity,
  mustSugar,
  potentialAlcoholFromBrix,
  potentialAlcoholFromSugar,
} from '@orbit-vine/enology/sugar/must.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Calculation, Figure, Step } from '../../calculator/result/calculation.ts';
import { figureOf, textOf } from '../../calculator/result/figure.ts';
import { measured } from '../../calculator/result/tank-after.ts';
import type { brixForm } from './form.ts';

export type BrixInputs = InputsOf<typeof brixForm>;

export function pairOf({ direction, brix, specificGravity }: BrixInputs): {
  brix: Outcome;
  gravity: Outcome;
} {
  return direction === 'brixToSg'
    ? { brix: { value: brix, inRange: true }, gravity: specificGravityFromBrix({ brix }) }
    : {
        brix: brixFromSpecificGravity({ specificGravity }),
        gravity: { value: specificGravity, inRange: true },
      };
}

function headlineOf(inputs: BrixInputs): Calculation['headline'] {
  const { brix, gravity } = pairOf(inputs);
  const toGravity = inputs.direction === 'brixToSg';
  const text = toGravity ? textOf(gravity, 5) : textOf(brix, 2);
  const apparent = !toGravity && gravity.value < 1;
  const label = toGravity ? 'Specific gravity' : apparent ? 'Apparent Brix' : 'Brix';
  const hasValue = Number.isFinite(brix.value + gravity.value);
  return [{ label, text, ...(hasValue && { unit: toGravity ? '20/20 °C' : '°Bx' }) }];
}

function more(brix: number, gravity: number): readonly Figure[] {
  const sugar = mustSugar({ brix });
  const specificGravity = gravity;
  return [
    ...figureOf('Potential alcohol, 0.59 × Brix', potentialAlcoholFromBrix({ brix }), 1, '% vol'),
    ...figureOf('Sugar, if grape must (OIV)', sugar, 1, 'g/L'),
    ...figureOf(
      'Potential alcohol of that must',
      potentialAlcoholFromSugar({ sugarGPerL: sugar.value }),
      2,
      '% vol',
    ),
    ...figureOf('Density of that must at 20 °C', mustDensity({ brix }), 4, 'kg/L'),
    ...figureOf('Oechsle', oechsle({ specificGravity }), 1, '°Oe'),
    ...figureOf('Baumé', baume({ specificGravity }), 2, '°Bé'),
    ...figureOf('KMW', kmw({ specificGravity }), 1, '°KMW'),
    ...figureOf('Plato', { value: brix, inRange: brix >= 0 }, 2, '°P'),
  ];
}

function uncertaintyOf(inputs: BrixInputs): readonly string[] {
  if (inputs.direction === 'brixToSg') {
    const { low, high } = rangeOfOutcomes({
      at: inputs.brix,
      delta: 0.1,
      compute: (brix) => specificGravityFromBrix({ brix }).value,
    });
    return Number.isFinite(low + high)
      ? [`If a reading is off by 0.1 °Bx: SG ${fixed(low, 4)} to ${fixed(high, 4)}.`]
      : [];
  }
  const { low, high } = rangeOfOutcomes({
    at: inputs.specificGravity,
    delta: 0.001,
    compute: (specificGravity) => brixFromSpecificGravity({ specificGravity }).value,
  });
  return Number.isFinite(low + high)
    ? [`If a reading is off by 0.001 SG: ${fixed(low, 2)} to ${fixed(high, 2)} °Bx.`]
    : [];
}

function stepsOf(inputs: BrixInputs): readonly Step[] {
  const { brix, gravity } = pairOf(inputs);
  const above = brix.value > 40;
  const b = short(brix.value, 4);
  const curve: Step = above
    ? {
        formula: 'SG = the table’s rows at whole °Bx, interpolated monotonically',
        numbers: `SG(${b}) = ${textOf(gravity, 5)}`,
        source: 'usda-135-a-50',
      }
    : {
        formula: 'SG = 1 + (3.8687 B + 0.013048 B² + 0.0000487 B³) / 1000',
        numbers: `1 + (3.8687 × ${b} + 0.013048 × ${b}² + 0.0000487 × ${b}³) / 1000 = ${textOf(gravity, 5)}`,
        source: 'jolicoeur',
      };
  const steps = [curve];
  const sugar = mustSugar({ brix: brix.value });
  if (sugar.inRange) {
    const d = short(brix.value - 20, 4);
    const grams = fixed(sugar.value, 1);
    steps.push({
      formula: 'must: g/L = 191.8916 + 11.33521 (B − 20) + 0.0363424 (B − 20)², % vol = g/L ÷ 16.83',
      numbers: `191.8916 + 11.33521 × ${d} + 0.0363424 × ${d}² = ${grams} g/L, ${grams} / 16.83 = ${fixed(sugar.value / 16.83, 2)}% vol`,
      source: 'oiv-oeno-21-2004',
    });
  }
  return steps;
}

export function computeBrix(inputs: BrixInputs): Calculation {
  const { brix, gravity } = pairOf(inputs);
  const note = gravity.note ?? brix.note;
  return {
    headline: headlineOf(inputs),
    tank: measured({ brix: brix.value }),
    ...(note !== undefined && { note }),
    more: more(brix.value, gravity.value),
    uncertainty: uncertaintyOf(inputs),
    steps: stepsOf(inputs),
    range:
      '0 to 80 °Bx (SG 1.000 to 1.41471), within 0.00004 SG of the USDA/NBS table up to 40 °Bx, and through its rows above that. From SG to Brix the same curve is solved in reverse, so the round trip is exact. Below SG 1.000, the Brix is apparent.',
  };
}
