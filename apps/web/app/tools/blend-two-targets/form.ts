import type { NumberSpec } from '../../calculator/form/field.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';

/** Properties that blend in proportion. */
export const properties = {
  alcohol: {
    label: 'Alcohol',
    unit: '% vol',
    decimals: 2,
    most: 24,
    first: [12, 14.5, 13, 13.5],
    target: 13,
  },
  ta: { label: 'TA', unit: 'g/L', decimals: 2, most: 20, first: [8, 5, 6, 7], target: 6.5 },
  sugar: { label: 'Residual sugar', unit: 'g/L', decimals: 1, most: 400, first: [1, 3, 20, 2], target: 6 },
  so2: { label: 'Total SO₂', unit: 'mg/L', decimals: 0, most: 500, first: [60, 90, 70, 80], target: 75 },
  va: {
    label: 'Volatile acidity',
    unit: 'g/L',
    decimals: 2,
    most: 5,
    first: [0.3, 0.6, 0.4, 0.5],
    target: 0.4,
  },
} as const;
export type Property = keyof typeof properties;

const letters = ['A', 'B', 'C', 'D'] as const;
type Letter = (typeof letters)[number];
export const lotsOf = (count: string) => letters.slice(0, Number(count));

const names = Object.keys(properties) as Property[];
const propertyLabels = Object.fromEntries(names.map((name) => [name, properties[name].label])) as Record<
  Property,
  string
>;

function valueField(property: Property, lot: number): NumberSpec {
  const { label, unit, most, first } = properties[property];
  return numberField(
    `${label} of lot ${letters[lot]}`,
    unit,
    [0, first[lot] ?? 0, most],
    'every lot lies between these',
    { step: 0.1 },
  );
}

function targetField(property: Property): NumberSpec {
  const { label, unit, most, target } = properties[property];
  return numberField(`${label} wanted`, unit, [0, target, most], 'a target lies between the lots', {
    step: 0.1,
  });
}

type ByName<Name extends string> = Record<Name, NumberSpec>;

export const twoTargetsForm = {
  numbers: {
    ...(Object.fromEntries(
      names.map((name) => [`${name}Target`, targetField(name)]),
    ) as ByName<`${Property}Target`>),
    ...(Object.fromEntries(
      letters.map((letter) => [`available${letter}`, volumeField(`Volume of lot ${letter}`)]),
    ) as ByName<`available${Letter}`>),
    ...(Object.fromEntries(
      letters.flatMap((letter, lot) => names.map((name) => [`${name}${letter}`, valueField(name, lot)])),
    ) as ByName<`${Property}${Letter}`>),
    finalVolumeL: volumeField('Final volume', 500),
  },
  choices: {
    first: choiceField('First property', propertyLabels),
    second: choiceField('Second property', propertyLabels, 'ta'),
    lots: choiceField('Number of lots', { '3': '3', '4': '4' }),
    amount: choiceField('Make', { most: 'as much as the lots allow', final: 'a final volume' }),
  },
} as const;
