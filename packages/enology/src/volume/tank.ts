import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between } from '../range.ts';

/** All lengths are inside measures in meters, all volumes cubic meters. Ends are flat: dished ones add a few percent. */
const size = (subject: string) => above(subject, 0, 100, 'm');
const depth = between('Depth', 0, 200, 'm');
const tooDeep = 'The depth is greater than the height of the tank.';
const tolerance = 'As the measures; fittings, tilt, and dished ends are not counted.';

/**
 * Volume in a vertical cylinder: `V = π D² h / 4`.
 *
 * @example verticalCylinder({ diameterM: 2, depthM: 3 }).value // 9.425
 * @source geometry, linuxleech-tanks
 */
export const verticalCylinder = defineFormula<{ readonly diameterM: number; readonly depthM: number }>({
  source: ['geometry', 'linuxleech-tanks'],
  range: { diameterM: size('Diameter'), depthM: depth },
  tolerance,
  value: ({ diameterM, depthM }) => (Math.PI * diameterM ** 2 * depthM) / 4,
});

/**
 * Volume in a cone that stands on its point: full `V = π D² H / 12`, filled to h `V = π h³ (D / 2H)² / 3`.
 *
 * @example cone({ diameterM: 4, heightM: 1.5, depthM: 1.5 }).value // 6.28
 * @source geometry, linuxleech-tanks
 */
export const cone = defineFormula<{
  readonly diameterM: number;
  readonly heightM: number;
  readonly depthM: number;
}>({
  source: ['geometry', 'linuxleech-tanks'],
  range: { diameterM: size('Diameter'), heightM: size('Height of the cone'), depthM: depth },
  tolerance,
  value: ({ diameterM, heightM, depthM }) =>
    depthM > heightM
      ? outOfRange(Number.NaN, tooDeep)
      : (Math.PI * depthM ** 3 * (diameterM / (2 * heightM)) ** 2) / 3,
});

/**
 * Volume in a vertical cylinder on a cone, the depth measured from the cone's point.
 *
 * @example cylinderOnCone({ diameterM: 4, coneHeightM: 1.5, depthM: 5.5 }).value // 56.55
 * @source geometry, linuxleech-tanks
 */
export const cylinderOnCone = defineFormula<{
  readonly diameterM: number;
  readonly coneHeightM: number;
  readonly depthM: number;
}>({
  source: ['geometry', 'linuxleech-tanks'],
  range: { diameterM: size('Diameter'), coneHeightM: size('Height of the cone'), depthM: depth },
  tolerance,
  value: ({ diameterM, coneHeightM, depthM }) => {
    const inCone = cone({ diameterM, heightM: coneHeightM, depthM: Math.min(depthM, coneHeightM) });
    const inCylinder = verticalCylinder({ diameterM, depthM: Math.max(0, depthM - coneHeightM) });
    return inCone.value + inCylinder.value;
  },
});

/** Area of a circle's segment below a height. */
function segment(radius: number, height: number): number {
  const above = radius - height;
  const chord = Math.sqrt(Math.max(0, 2 * radius * height - height ** 2));
  return radius ** 2 * Math.acos(Math.min(1, Math.max(-1, above / radius))) - above * chord;
}

/**
 * Volume in a horizontal tank with flat ends: `V = L [r² acos((r - h)/r) - (r - h) √(2 r h - h²)]`. For an ellipse a wide
 * and b high, the circle of diameter b times a / b.
 *
 * @example horizontalCylinder({ diameterM: 1, lengthM: 2, depthM: 0.3 }).value // 0.396
 * @source geometry, processconvert-tank
 */
export const horizontalCylinder = defineFormula<{
  readonly diameterM: number;
  readonly lengthM: number;
  readonly depthM: number;
  readonly widthM?: number;
}>({
  source: ['geometry', 'processconvert-tank'],
  range: {
    diameterM: size('Height of the section'),
    lengthM: size('Length'),
    depthM: depth,
    widthM: size('Width'),
  },
  tolerance,
  value: ({ diameterM, lengthM, depthM, widthM = diameterM }) =>
    depthM > diameterM
      ? outOfRange(Number.NaN, tooDeep)
      : (lengthM * segment(diameterM / 2, depthM) * widthM) / diameterM,
});
