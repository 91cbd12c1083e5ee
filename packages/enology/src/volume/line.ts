import { defineFormula } from '../formula.ts';
import { above, between, ranges } from '../range.ts';

const innerDiameterM = above('Inside diameter', 0, 1, 'm');
const flowLPerHour = above('Flow', 0, 1_000_000, 'L/h');

/**
 * Wine in a hose or pipe, L: `V = 1000 π d² L / 4`, d the inside diameter, not the nominal size.
 *
 * @example lineVolume({ innerDiameterM: 0.0381, lengthM: 30.48 }).value // 34.75
 * @source nwcg-hose, geometry
 */
export const lineVolume = defineFormula<{ readonly innerDiameterM: number; readonly lengthM: number }>({
  source: ['nwcg-hose', 'geometry'],
  range: { innerDiameterM, lengthM: between('Length', 0, 100_000, 'm') },
  tolerance: 'As the inside diameter: twice its error.',
  value: ({ innerDiameterM: diameter, lengthM }) => (1000 * Math.PI * diameter ** 2 * lengthM) / 4,
});

/**
 * Time for a transfer, min: `t = 60 V / Q`.
 *
 * @example transferMinutes({ volumeL: 1000, flowLPerHour: 5000 }).value // 12
 * @source geometry
 */
export const transferMinutes = defineFormula<{ readonly volumeL: number; readonly flowLPerHour: number }>({
  source: ['geometry'],
  range: { volumeL: ranges.volumeL, flowLPerHour },
  tolerance: 'As the flow, which falls with the level and the hose.',
  value: ({ volumeL, flowLPerHour: flow }) => (60 * volumeL) / flow,
});

/**
 * Speed in a line, m/s: `v = Q / (π d² / 4)`.
 *
 * @example lineSpeed({ innerDiameterM: 0.05, flowLPerHour: 5000 }).value // 0.707
 * @source geometry
 */
export const lineSpeed = defineFormula<{ readonly innerDiameterM: number; readonly flowLPerHour: number }>({
  source: ['geometry'],
  range: { innerDiameterM, flowLPerHour },
  tolerance: 'As the inside diameter: twice its error.',
  value: ({ innerDiameterM: diameter, flowLPerHour: flow }) =>
    flow / 1000 / 3600 / ((Math.PI * diameter ** 2) / 4),
});
