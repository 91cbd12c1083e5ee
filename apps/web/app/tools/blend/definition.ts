import { blendOf, mostLots, shareOfFirst } from '@orbit-vine/enology/blend/blend.ts';
import { mustDensity } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { NumberSpec } from '../../calculator/form/field.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import type { FormSpec, InputsOf } from '../../calculator/form/form-spec.ts';
import type { Unit } from '../../calculator/form/units.ts';
import type { Calculation } from '../../calculator/result/calculation.ts';
import { figure, noteOf, present, step, volume } from '../../calculator/result/figures.ts';
import type { WineQuantity } from '../../calculator/result/quantities.ts';
import { blended, type TankAfter } from '../../calculator/result/tank-after.ts';

/** Properties that blend in proportion. */
const properties = {
  alcohol: { label: 'Alcohol', unit: '% vol', decimals: 2, most: 24, first: [12.5, 14.5] },
  ta: { label: 'TA', unit: 'g/L', decimals: 2, most: 20, first: [7.2, 5.4] },
  sugar: { label: 'Residual sugar', unit: 'g/L', decimals: 1, most: 400, first: [1.5, 2] },
  so2: { label: 'Total SO₂', unit: 'mg/L', decimals: 0, most: 500, first: [60, 80] },
  va: { label: 'Volatile acidity', unit: 'g/L', decimals: 2, most: 5, first: [0.35, 0.6] },
  malic: { label: 'Malic acid', unit: 'g/L', decimals: 2, most: 15, first: [0.1, 1.5] },
  brix: { label: 'Brix', unit: '°Bx', decimals: 2, most: 30, first: [22, 26] },
  cost: { label: 'Cost per liter', unit: '', decimals: 2, most: 10_000, first: [3, 5] },
} as const;
type Property = keyof typeof properties;

const flowsOn: Readonly<Partial<Record<Property, WineQuantity>>> = {
  alcohol: 'alcoholPercentVol',
  ta: 'taGPerL',
  sugar: 'residualSugarGPerL',
  so2: 'totalSo2MgPerL',
  brix: 'brix',
};

function tankOf(property: Property, value: number, volumesL: readonly number[]): TankAfter {
  const name = flowsOn[property];
  const inAll = volumesL.reduce((sum, liters) => sum + liters, 0);
  return blended(volumesL.join(' + '), inAll, name ? { [name]: value } : {});
}

const lots = Array.from({ length: mostLots }, (_, index) => index + 1);
const letter = (lot: number) => String.fromCharCode(64 + lot);
const volumeName = (lot: number) => `volume${lot}`;
const valueName = (property: string, lot: number) => `${property}${lot}`;

function valueField(property: Property, lot: number): NumberSpec {
  const { label, unit, most, first } = properties[property];
  const least = property === 'brix' ? 10 : 0;
  const range =
    property === 'brix' ? 'the table of musts runs from 10 to 30 °Bx' : 'every lot lies between these';
  return numberField(
    `${label} of lot ${letter(lot)}`,
    unit,
    [least, first[(lot - 1) % 2] ?? 0, most],
    range,
    {
      step: 0.1,
    },
  );
}

const form: FormSpec = {
  numbers: {
    ...Object.fromEntries(lots.map((lot) => [volumeName(lot), volumeField(`Volume of lot ${letter(lot)}`)])),
    ...Object.fromEntries(
      lots.flatMap((lot) =>
        (Object.keys(properties) as Property[]).map((property) => [
          valueName(property, lot),
          valueField(property, lot),
        ]),
      ),
    ),
    finalVolume: volumeField('Final volume'),
    target: numberField('Target', '', [0, 13.5, 10_000], 'a target lies between the lots', {
      step: 0.1,
      hint: 'In the unit of the property you blend for.',
    }),
  },
  choices: {
    mode: choiceField('Work out', {
      known: 'what a blend will be',
      target: 'the shares of two lots for a target',
    }),
    amount: choiceField('Make', { all: 'as much as all of lot A makes', final: 'a final volume' }),
    property: choiceField(
      'Property',
      Object.fromEntries(Object.entries(properties).map(([name, { label }]) => [name, label])),
    ),
    lots: choiceField(
      'Number of lots',
      Object.fromEntries(lots.slice(1).map((lot) => [String(lot), String(lot)])),
    ),
  },
};

type Inputs = InputsOf<FormSpec>;
const numberAt = (inputs: Inputs, name: string) => Number(inputs[name]);
const propertyOf = (inputs: Inputs) => String(inputs.property) as Property;

/** Brix is a share of weight, so its lots count by weight. */
function amountOf(inputs: Inputs, property: Property, lot: number): number {
  const liters = numberAt(inputs, volumeName(lot));
  return property === 'brix'
    ? liters * mustDensity({ brix: numberAt(inputs, valueName('brix', lot)) }).value
    : liters;
}

export function membersOf(inputs: Inputs) {
  const property = propertyOf(inputs);
  const chosen = lots.slice(0, inputs.mode === 'target' ? 2 : Number(inputs.lots));
  const members = chosen.map((lot) => ({
    lot: letter(lot),
    amount: amountOf(inputs, property, lot),
    value: numberAt(inputs, valueName(property, lot)),
  }));
  return { ...properties[property], property, members };
}

type Part = Pick<Calculation, 'headline' | 'note' | 'more' | 'steps' | 'tank'>;

function knownBlend(inputs: Inputs, unit: Unit): Part {
  const { property, members, label, unit: of, decimals } = membersOf(inputs);
  const chosen = lots.slice(0, members.length);
  const blend = blendOf(members);
  const volumes = chosen.map((lot) => numberAt(inputs, volumeName(lot)));
  const liters = volumes.reduce((sum, each) => sum + each, 0);
  const values = members.map(({ value }) => value);
  return {
    tank: tankOf(property, blend.value, volumes),
    headline: [
      figure(`${label} of the blend`, blend, decimals, of),
      volume('Volume of the blend', liters, unit),
    ],
    ...noteOf(blend),
    more: [
      figure('Lowest of the lots', Math.min(...values), decimals, of),
      figure('Highest of the lots', Math.max(...values), decimals, of),
      ...chosen.map((lot) =>
        figure(`Share of lot ${letter(lot)}`, (100 * numberAt(inputs, volumeName(lot))) / liters, 1, '%'),
      ),
    ],
    steps: [
      step(
        'blend = Σ V x / Σ V',
        `(${members.map(({ amount, value }) => `${short(amount, 1)} × ${short(value, 3)}`).join(' + ')}) / ${short(
          members.reduce((sum, { amount }) => sum + amount, 0),
          1,
        )} = ${fixed(blend.value, 3)}`,
        'winemaker-pearson',
      ),
    ],
  };
}

function sharesForTarget(inputs: Inputs, unit: Unit): Part {
  const property = propertyOf(inputs);
  const [first, second] = [1, 2].map((lot) => numberAt(inputs, valueName(property, lot))) as [number, number];
  const target = numberAt(inputs, 'target');
  const share = shareOfFirst({ first, second, target });
  // Shares of Brix are by weight, but lots are measured by volume.
  const density = (brix: number) => (property === 'brix' ? mustDensity({ brix }).value : 1);
  const [partA, partB] = [share.value / density(first), (1 - share.value) / density(second)];
  const byVolume = partA / (partA + partB);
  const isFill = inputs.amount === 'final';
  const lotA = isFill ? numberAt(inputs, 'finalVolume') * byVolume : numberAt(inputs, volumeName(1));
  const lotB = isFill ? numberAt(inputs, 'finalVolume') - lotA : (lotA * (1 - byVolume)) / byVolume;
  const toAdd = isFill
    ? ([volume('Lot A to use', lotA, unit, 1), volume('Lot B to use', lotB, unit, 1)] as const)
    : ([volume('Lot B to add to all of lot A', lotB, unit, 1)] as const);
  const shares = [
    figure('Lot A', 100 * byVolume, 1, '%'),
    figure('Lot B', 100 * (1 - byVolume), 1, '%'),
  ] as const;
  return {
    tank: tankOf(property, target, [lotA, lotB]),
    // If the blend needs nothing of lot A, there is no amount to add to all of it.
    headline: byVolume === 0 && !isFill ? shares : [...toAdd, ...shares],
    ...noteOf(share),
    more: [
      figure('Parts of A in the square', share.inRange ? Math.abs(target - second) : Number.NaN, 2),
      figure('Parts of B in the square', share.inRange ? Math.abs(target - first) : Number.NaN, 2),
    ],
    steps: [
      step(
        'share of A = (T − b) / (a − b)',
        `(${short(target, 3)} − ${short(second, 3)}) / (${short(first, 3)} − ${short(second, 3)}) = ${fixed(share.value, 4)}${property === 'brix' ? ' by weight' : ''}`,
        'winemakeri-pearson',
      ),
    ],
  };
}

export const definition = defineCalculator({
  id: 'blend',
  form,
  // Typed fields come first; those of further lots follow the choice of their number.
  fields: (inputs) => {
    const fieldsOf = (lot: number) => [volumeName(lot), valueName(propertyOf(inputs), lot)];
    if (inputs.mode === 'target') {
      const [volume = '', first = ''] = fieldsOf(1);
      const amount = inputs.amount === 'final' ? 'finalVolume' : volume;
      return ['target', amount, first, valueName(propertyOf(inputs), 2), 'property', 'amount', 'mode'];
    }
    const [first, second, ...more] = lots.slice(0, Number(inputs.lots)).map(fieldsOf);
    return [...(first ?? []), ...(second ?? []), 'property', 'lots', ...more.flat(), 'mode'];
  },
  title: 'Blending',
  name: 'Blend',
  description: 'Work out what a blend of up to eight lots will be, or what shares of two reach a target.',
  compute(inputs, unitOf) {
    const part =
      inputs.mode === 'target'
        ? sharesForTarget(inputs, unitOf('volume'))
        : knownBlend(inputs, unitOf('volume'));
    return {
      ...part,
      cautions: present(
        propertyOf(inputs) === 'so2' &&
          'Total SO₂ blends in proportion. Free SO₂ doesn’t: measure it in the blend.',
      ),
      uncertainty: [
        'pH, free SO₂, color, stability, and taste don’t blend in proportion. Make the blend on the bench first.',
      ],
      range:
        'TA, sugar, alcohol, and total SO₂ blend by volume; Brix blends by weight, and is weighted that way here. Label law (vintage, origin, variety) isn’t checked.',
    };
  },
});
