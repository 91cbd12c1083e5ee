import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { cylinderOnCone, horizontalCylinder, verticalCylinder } from '@orbit-vine/enology/volume/tank.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, noteOf, present, step, volume } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const size = (label: string, initial: number, hint?: string) =>
  numberField(label, { family: 'length' }, [0.05, initial, 30], 'tanks are 5 cm to 30 m', {
    step: 0.01,
    ...(hint && { hint }),
  });

const form = {
  numbers: {
    diameterM: size('Inside diameter', 1.5),
    heightM: size('Height of the cylinder', 2),
    coneM: size('Height of the cone', 0.3),
    lengthM: size('Inside length', 2),
    widthM: size('Inside width', 1.8),
    dipM: numberField('Depth or ullage', { family: 'length' }, [0, 1.2, 60], 'no tank is deeper', {
      step: 0.01,
      hint: 'From the lowest point inside, or from the top of the tank down.',
    }),
  },
  choices: {
    shape: choiceField('Shape', {
      vertical: 'Upright, flat bottom',
      cone: 'Upright, cone bottom',
      horizontal: 'Horizontal, round',
      ellipse: 'Horizontal, oval',
    }),
    dip: choiceField('I measured', { depth: 'the depth of the wine', ullage: 'the space above it' }),
  },
};

export type TankInputs = InputsOf<typeof form>;

/** The inside height in meters. */
export function heightOf({ shape, diameterM, heightM, coneM }: TankInputs): number {
  if (shape === 'vertical') return heightM;
  return shape === 'cone' ? heightM + coneM : diameterM;
}

export function depthOf(inputs: TankInputs): number {
  return inputs.dip === 'ullage' ? heightOf(inputs) - inputs.dipM : inputs.dipM;
}

export function cubicMetersAt(inputs: TankInputs, depthM: number): Outcome {
  const { shape, diameterM, coneM, lengthM, widthM } = inputs;
  if (depthM > heightOf(inputs) + 1e-9) {
    return { value: Number.NaN, inRange: false, note: 'The depth is greater than the height of the tank.' };
  }
  if (shape === 'vertical') return verticalCylinder({ diameterM, depthM });
  if (shape === 'cone') return cylinderOnCone({ diameterM, coneHeightM: coneM, depthM });
  const oval = shape === 'ellipse' ? { widthM } : {};
  return horizontalCylinder({ diameterM, lengthM, depthM: Math.min(depthM, diameterM), ...oval });
}

const formulas = {
  vertical: 'V = π D² h / 4',
  cone: 'V = π D² (h − H) / 4 + π D² H / 12, in the cone π h³ (D/2H)² / 3',
  horizontal: 'V = L [r² acos((r − h)/r) − (r − h) √(2 r h − h²)]',
  ellipse: 'V = (a/b) L [r² acos((r − h)/r) − (r − h) √(2 r h − h²)]',
};

export const definition = defineCalculator({
  id: 'tank-volume',
  form,
  fields: ({ shape }) => [
    'shape',
    'diameterM',
    ...(shape === 'vertical' || shape === 'cone' ? (['heightM'] as const) : (['lengthM'] as const)),
    ...(shape === 'cone' ? (['coneM'] as const) : []),
    ...(shape === 'ellipse' ? (['widthM'] as const) : []),
    'dip',
    'dipM',
  ],
  title: 'Tank Volume from a Dip',
  name: 'Tank volume',
  description: 'Read a dipstick: what is in a tank, how much room is left, and a dip table to print.',
  compute(inputs, unitOf) {
    const depthM = depthOf(inputs);
    const inside = cubicMetersAt(inputs, Math.max(0, depthM));
    const full = cubicMetersAt(inputs, heightOf(inputs));
    const [liters, whole] = [1000 * inside.value, 1000 * full.value];
    const unit = unitOf('volume');
    const centimeter = 1000 * (cubicMetersAt(inputs, Math.max(0, depthM - 0.01)).value - inside.value);
    const oneCm = Math.abs(centimeter);
    return {
      tank: measured({ volumeL: liters }, { headspaceL: whole - liters }),
      headline: [volume('Wine in the tank', depthM < 0 ? Number.NaN : liters, unit)],
      ...(depthM < 0 ? { note: 'The ullage is greater than the height of the tank.' } : noteOf(inside)),
      more: [
        volume('Space above the wine', whole - liters, unit),
        figure('Full', (100 * liters) / whole, 1, '%'),
        volume('The whole tank', whole, unit),
      ],
      uncertainty: present(
        Number.isFinite(oneCm) &&
          `If the dip is off by 1 cm: ${fixed(unit.fromBase(oneCm), 1)} ${unit.label} either way.`,
        Number.isFinite(liters) &&
          `If the diameter is off by 1%: ${fixed(unit.fromBase(liters * 0.02), 0)} ${unit.label} either way.`,
      ),
      steps: [
        step(
          formulas[inputs.shape],
          `D = ${short(inputs.diameterM, 3)} m, h = ${short(depthM, 3)} m: ${fixed(inside.value, 4)} m³ = ${fixed(liters, 0)} L`,
          'geometry',
        ),
      ],
      range:
        'Inside dimensions, flat ends. Dished ends add a few percent; tilt, fittings, and the manway aren’t counted. Don’t use this as a strapping table or for excise.',
    };
  },
});
