import type { NumberSpec } from './field.ts';
import type { ChoiceSpec } from './form-spec.ts';

type Ends = readonly [min: number, initial: number, max: number];

interface More {
  readonly step?: number;
  readonly hint?: string;
}

export function numberField(
  label: string,
  unit: NumberSpec['unit'],
  [min, initial, max]: Ends,
  range: string,
  { step = 1, hint }: More = {},
): NumberSpec {
  return { label, unit, min, initial, max, step, range, ...(hint && { hint }) };
}

/** Starts with the first option unless `initial` names another: names that are integers come in numeric order. */
export function choiceField<Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  initial?: NoInfer<Value>,
): ChoiceSpec<Value> {
  const values = Object.keys(options) as [Value, ...Value[]];
  return {
    label,
    initial: initial ?? values[0],
    options: values.map((value) => ({ value, label: options[value] })),
  };
}

export function switchField(label: string, initial: 'off' | 'on' = 'off'): ChoiceSpec<'off' | 'on'> {
  const options = [
    { value: 'off', label: 'No' },
    { value: 'on', label: 'Yes' },
  ] as const;
  return { label, initial, kind: 'switch', options };
}

export function volumeField(label: string, initial = 1000, least = 0.05): NumberSpec {
  return numberField(
    label,
    { family: 'volume' },
    [least, initial, 500_000],
    'from a bench trial to the largest tank',
  );
}

export const volumeIsField = choiceField('This volume is', {
  wine: 'the wine I have',
  final: 'the vessel to fill',
});

export function alcoholField(label = 'Alcohol', initial = 12): NumberSpec {
  return numberField(label, '% vol', [0, initial, 24], 'wine holds 0 to 24% vol', { step: 0.1 });
}

export function acidityField(label: string, initial: number, hint?: string): NumberSpec {
  const more = { step: 0.1, ...(hint && { hint }) };
  return numberField(
    label,
    'g/L',
    [0, initial, 20],
    'musts and wines hold 0 to 20 g/L as tartaric acid',
    more,
  );
}

export function brixField(label: string, initial: number, max = 30): NumberSpec {
  return numberField(label, '°Bx', [10, initial, max], 'the OIV’s table of musts runs from 10 to 30 °Bx', {
    step: 0.1,
  });
}
