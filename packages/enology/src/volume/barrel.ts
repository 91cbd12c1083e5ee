import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between } from '../range.ts';
import { horizontalCylinder } from './tank.ts';

interface Barrel {
  readonly bilgeDiameterM: number;
  readonly headDiameterM: number;
  readonly lengthM: number;
}

const size = (subject: string) => above(subject, 0, 10, 'm');
const range = {
  bilgeDiameterM: size('Diameter at the bilge'),
  headDiameterM: size('Diameter of the head'),
  lengthM: size('Length'),
};
const notABarrel = 'A barrel is wider at the bilge than at the head.';

/**
 * Volume of a barrel by Oughtred, m³: `V = π L (2 D² + d²) / 12`, D at the bilge, d at the head, all inside.
 *
 * @example barrelByOughtred({ bilgeDiameterM: 0.61, headDiameterM: 0.52, lengthM: 0.92 }).value // 0.24437
 * @source calcipedia-barrel
 */
export const barrelByOughtred = defineFormula<Barrel>({
  source: ['calcipedia-barrel'],
  range,
  tolerance: '± 2 %: the two formulas differ by as much.',
  value: ({ bilgeDiameterM, headDiameterM, lengthM }) =>
    headDiameterM > bilgeDiameterM
      ? outOfRange(Number.NaN, notABarrel)
      : (Math.PI * lengthM * (2 * bilgeDiameterM ** 2 + headDiameterM ** 2)) / 12,
});

/**
 * Volume of a barrel by the Swiss rule, m³: `V = π L / 4 × (D - (D - d)/3)²`.
 *
 * @example barrelBySwissRule({ bilgeDiameterM: 0.61, headDiameterM: 0.52, lengthM: 0.92 }).value // 0.2431
 * @source spikes-barrel
 */
export const barrelBySwissRule = defineFormula<Barrel>({
  source: ['spikes-barrel'],
  range,
  tolerance: '± 2 %: the two formulas differ by as much.',
  value: ({ bilgeDiameterM, headDiameterM, lengthM }) =>
    headDiameterM > bilgeDiameterM
      ? outOfRange(Number.NaN, notABarrel)
      : (Math.PI / 4) * lengthM * (bilgeDiameterM - (bilgeDiameterM - headDiameterM) / 3) ** 2,
});

/**
 * Wine missing from a barrel on its side, from a dip through the bung, m³: a horizontal cylinder of the barrel's length
 * whose full volume is the barrel's and whose height is the bilge; the approximation is this package's own.
 *
 * @example wineMissing({ bilgeDiameterM: 0.61, headDiameterM: 0.52, lengthM: 0.92, ullageM: 0.1 }).value // 0.0261
 * @source geometry, calcipedia-barrel
 */
export const wineMissing = defineFormula<Barrel & { readonly ullageM: number }>({
  source: ['geometry', 'calcipedia-barrel'],
  range: { ...range, ullageM: between('Ullage', 0, 10, 'm') },
  tolerance: '± 5 %.',
  value: ({ ullageM, ...barrel }) => {
    const full = barrelByOughtred(barrel);
    if (!full.inRange) return full;
    if (ullageM > barrel.bilgeDiameterM) {
      return outOfRange(Number.NaN, 'The dip is deeper than the barrel.');
    }
    const section = { diameterM: barrel.bilgeDiameterM, lengthM: barrel.lengthM };
    const share =
      horizontalCylinder({ ...section, depthM: ullageM }).value /
      horizontalCylinder({ ...section, depthM: barrel.bilgeDiameterM }).value;
    return full.value * share;
  },
});
