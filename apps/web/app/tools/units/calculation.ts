import { after } from '@orbit-vine/enology/outcome.ts';
import { short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { Calculation, Figure } from '../../calculator/result/calculation.ts';
import { figureOf, textOf } from '../../calculator/result/figure.ts';
import { significant } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';
import type { unitsForm } from './form.ts';
import { mustSugarAt, scales } from './gravity.ts';
import { type Measure, type MeasuredQuantity, measures } from './measures.ts';

export type UnitsInputs = InputsOf<typeof unitsForm>;

export function readingOf(inputs: UnitsInputs) {
  const { gravityScale: from } = inputs;
  return { from, reading: inputs[from], gravity: scales[from].toGravity(inputs[from]) };
}

function convertGravity(inputs: UnitsInputs): Calculation {
  const { from, reading, gravity } = readingOf(inputs);
  const to = from === 'brix' || from === 'plato' ? scales.specificGravity : scales.brix;
  const answer = after(gravity, to.fromGravity);
  const others = Object.entries(scales).filter(([name, scale]) => name !== from && scale !== to);
  return {
    tank: unchanged,
    headline: [{ label: to.label, text: textOf(answer, to.decimals), unit: to.unit }],
    ...(answer.note !== undefined && { note: answer.note }),
    more: [
      ...others.flatMap(([, { label, unit, decimals, fromGravity }]) =>
        figureOf(label, after(gravity, fromGravity), decimals, unit),
      ),
      ...figureOf('Sugar, if grape must (OIV)', after(gravity, mustSugarAt), 1, 'g/L'),
    ],
    uncertainty: [
      'Baumé, Oechsle, and KMW are computed from the gravity; instruments with an older or a legally fixed scale can differ by a tenth of a degree.',
    ],
    steps: [
      {
        formula: 'SG = 1 + (3.8687 B + 0.013048 B² + 0.0000487 B³) / 1000; above 40 °Bx, the table itself',
        numbers: `${short(reading, 3)} ${scales[from].unit}: SG ${textOf(gravity, 5)}`,
        source: 'jolicoeur',
      },
      {
        formula: '°Oe = 1000 (SG − 1), °Bé = 145 − 145 / SG, KMW = 1.53 °Bé, Plato = Brix',
        numbers: `${textOf(after(gravity, scales.oechsle.fromGravity), 1)} °Oe, ${textOf(after(gravity, scales.baume.fromGravity), 2)} °Bé`,
        source: 'vinocalc',
      },
    ],
    range: 'SG 1.000 to 1.41471, 0 to 80 °Bx, at 20 °C; potential alcohol by the rule of thumb to 40 °Bx.',
  };
}

export function measuredOf(inputs: UnitsInputs, quantity: MeasuredQuantity) {
  const units: Readonly<Record<string, Measure>> = measures[quantity];
  const chosen = inputs[`${quantity}Unit`];
  const given = units[chosen] ?? Object.values(units)[0];
  if (!given) throw new Error(`There is no unit of ${quantity}.`);
  const others = Object.values(units).filter((unit) => unit !== given);
  return { given, others, value: inputs[quantity], base: given.toBase(inputs[quantity]) };
}

const notes: Readonly<Record<MeasuredQuantity, string>> = {
  dose: 'A dose here is of the product. The label says how much of it is active: sulfur dioxide, say, or nitrogen.',
  volume: 'A barrel counts as 225 L and a case as twelve 750 mL bottles; barrels differ.',
  mass: 'A metric ton has 1,000 kg, a US ton 2,000 lb.',
  area: 'A hectare is 100 m by 100 m, an acre 43,560 square feet.',
  pressure: 'A gauge shows the pressure above that of the air; add 1.013 bar for the whole.',
  length: 'Exact.',
  temperature: 'Exact.',
};

const definitions: Readonly<Partial<Record<MeasuredQuantity, string>>> = {
  mass: '1 lb = 453.59237 g',
  area: '1 acre = 4046.8564224 m²',
  pressure: '1 psi = 6894.757 Pa, 1 atm = 101,325 Pa',
  length: '1 ft = 0.3048 m',
};

function convertMeasured(inputs: UnitsInputs, quantity: MeasuredQuantity): Calculation {
  const { given, others, value, base } = measuredOf(inputs, quantity);
  const figures = others.map(
    ({ label, fromBase }): Figure => ({
      label,
      text: quantity === 'temperature' ? short(fromBase(base), 2) : significant(fromBase(base), 4),
      unit: '',
    }),
  );
  const [first, ...rest] = figures;
  if (!first) throw new Error(`There is only one unit of ${quantity}.`);
  return {
    tank: unchanged,
    headline: [{ label: 'The same in other units', text: first.text, unit: first.label }],
    more: rest.map(({ label, text }) => ({ label, text })),
    uncertainty: [notes[quantity]],
    steps: [
      {
        formula:
          quantity === 'temperature'
            ? '°F = °C × 9 / 5 + 32'
            : (definitions[quantity] ??
              '1 US gal = 3.785411784 L, 1 imp gal = 4.54609 L, 1 lb = 453.59237 g'),
        numbers: [
          `${short(value)} ${given.label}`,
          ...figures.map(({ label, text }) => `${text} ${label}`),
        ].join(' = '),
        source: 'exact-units',
      },
    ],
    range: 'Exact by definition; the figures shown are rounded.',
  };
}

export function computeUnits(inputs: UnitsInputs): Calculation {
  const { quantity } = inputs;
  return quantity === 'gravity' ? convertGravity(inputs) : convertMeasured(inputs, quantity);
}
