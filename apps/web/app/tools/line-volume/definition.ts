import { lineSpeed, lineVolume, transferMinutes } from '@orbit-vine/enology/volume/line.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, step, volume } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'line-volume',
  form: {
    numbers: {
      boreMm: numberField('Inside diameter', { family: 'bore' }, [5, 38, 200], 'hoses are 5 to 200 mm wide', {
        hint: 'Inside, not the nominal size.',
      }),
      lengthM: numberField('Length', { family: 'length' }, [0.1, 20, 1000], 'lines are 10 cm to 1 km', {
        step: 0.5,
      }),
      flowLPerMin: numberField('Flow', { family: 'flow' }, [0.5, 80, 2000], 'pumps move 0.5 to 2000 L/min'),
      volumeL: volumeField('Wine to move'),
    },
    choices: {},
  },
  title: 'Hose and Transfer',
  description: 'Find how much wine a hose holds, how long a transfer takes, and how fast the wine runs.',
  compute({ boreMm, lengthM, flowLPerMin, volumeL }, unitOf) {
    const innerDiameterM = boreMm / 1000;
    const flowLPerHour = flowLPerMin * 60;
    const held = lineVolume({ innerDiameterM, lengthM });
    const minutes = transferMinutes({ volumeL, flowLPerHour });
    return {
      tank: unchanged,
      headline: [
        volume('Wine in the line', held, unitOf('volume'), 1),
        figure('Time for the transfer', minutes, 0, 'min'),
      ],
      more: [
        figure('Speed in the line', lineSpeed({ innerDiameterM, flowLPerHour }), 1, 'm/s'),
        figure('Time to fill or clear the line', (60 * held.value) / flowLPerHour, 1, 'min'),
      ],
      uncertainty: [
        `If the diameter is off by 1 mm: ${fixed((2 / boreMm) * 100, 0)}% more or less wine in the line.`,
      ],
      steps: [
        step(
          'V = 1000 π d² L / 4',
          `1000 π × ${short(innerDiameterM, 4)}² × ${short(lengthM, 2)} / 4 = ${fixed(held.value, 2)} L`,
          'nwcg-hose',
        ),
        step(
          't = V / Q',
          `${short(volumeL, 1)} L / ${short(flowLPerMin, 2)} L/min = ${fixed(minutes.value, 1)} min`,
          'geometry',
        ),
      ],
      range: 'Pressure loss isn’t included: a pump slows as the level falls, and with a longer hose.',
    };
  },
});
