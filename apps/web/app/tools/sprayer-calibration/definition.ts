import {
  areaPerTank,
  nozzleFlow,
  productPerTank,
  sprayRate,
  sprayRateOnStrip,
} from '@orbit-vine/enology/vineyard/sprayer.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'sprayer-calibration',
  form: {
    numbers: {
      widthM: numberField(
        'Width covered in a pass',
        { family: 'length' },
        [0.3, 2.5, 30],
        'passes cover 0.3 to 30 m',
        { step: 0.05, hint: 'The row spacing, if you drive every row.' },
      ),
      speedKmPerH: numberField(
        'Speed',
        { family: 'speed' },
        [0.5, 5, 20],
        'tractors spray at 0.5 to 20 km/h',
        { step: 0.1 },
      ),
      flowLPerMin: numberField(
        'Flow of all open nozzles',
        { family: 'flow' },
        [0.1, 10, 300],
        'sprayers give 0.1 to 300 L/min',
        { step: 0.1 },
      ),
      usedL: numberField('Used on the strip', { family: 'volume' }, [0.1, 15, 5000], 'no strip takes more', {
        step: 0.1,
      }),
      stripM: numberField(
        'Length of the strip',
        { family: 'length' },
        [5, 130, 5000],
        'strips are 5 m to 5 km',
      ),
      wantedLPerHa: numberField(
        'Rate wanted',
        { family: 'sprayRate' },
        [20, 400, 5000],
        'vineyards take 20 to 5000 L/ha',
      ),
      tankL: volumeField('Tank', 600),
      productPerHa: numberField('Product per hectare', 'kg or L', [0, 2, 100], 'labels say up to 100', {
        step: 0.1,
        hint: 'As the label says.',
      }),
    },
    choices: {
      by: choiceField('Measured by', { flow: 'the flow of the nozzles', strip: 'a strip you drove' }),
    },
  },
  fields: ({ by }) => [
    'by',
    'widthM',
    ...(by === 'strip' ? (['usedL', 'stripM'] as const) : (['flowLPerMin'] as const)),
    'speedKmPerH',
    'wantedLPerHa',
    'tankL',
    'productPerHa',
  ],
  title: 'Sprayer Calibration',
  name: 'Spray rate',
  description:
    'Find the spray rate from flow and speed or from a test strip, the flow for the rate you want, and the product per tank.',
  compute(inputs, unitOf) {
    const { widthM, speedKmPerH, flowLPerMin, usedL, stripM, wantedLPerHa, tankL, productPerHa } = inputs;
    const rate =
      inputs.by === 'strip'
        ? sprayRateOnStrip({ usedL, lengthM: stripM, widthM })
        : sprayRate({ flowLPerMin, speedKmPerH, widthM });
    const flow = nozzleFlow({ rateLPerHa: wantedLPerHa, speedKmPerH, widthM });
    const [rateUnit, flowUnit, areaUnit] = [unitOf('sprayRate'), unitOf('flow'), unitOf('area')];
    const area = areaPerTank({ tankL, rateLPerHa: rate.value });
    return {
      tank: unchanged,
      headline: [figure('Spray rate', rateUnit.fromBase(rate.value), 0, rateUnit.label)],
      ...noteOf(rate),
      cautions: [
        'The product’s label is the law. This page works out water and product for the label’s rate; it never recommends one.',
      ],
      more: [
        figure('Flow for the rate wanted', flowUnit.fromBase(flow.value), 2, flowUnit.label),
        figure(
          'Speed for the rate wanted, same nozzles',
          unitOf('speed').fromBase((speedKmPerH * rate.value) / wantedLPerHa),
          1,
          unitOf('speed').label,
        ),
        figure('Area per tank', areaUnit.fromBase(area.value), 2, areaUnit.label),
        figure(
          'Product per tank',
          productPerTank({ tankL, rateLPerHa: rate.value, productPerHa }),
          2,
          'kg or L',
        ),
      ],
      uncertainty: [
        `If the speed is off by 0.2 km/h: a rate ${fixed((0.2 / speedKmPerH) * 100, 0)}% higher or lower.`,
      ],
      steps: [
        inputs.by === 'strip'
          ? step(
              'L/ha = 10,000 L / (m × m)',
              `10,000 × ${short(usedL, 2)} / (${short(stripM, 1)} × ${short(widthM, 2)}) = ${fixed(rate.value, 1)} L/ha`,
              'goodfruit-sprayer',
            )
          : step(
              'L/ha = 600 L/min / (km/h × m)',
              `600 × ${short(flowLPerMin, 2)} / (${short(speedKmPerH, 2)} × ${short(widthM, 2)}) = ${fixed(rate.value, 1)} L/ha`,
              'umass-sprayer',
            ),
        step(
          'L/min = L/ha × km/h × m / 600',
          `${short(wantedLPerHa, 1)} × ${short(speedKmPerH, 2)} × ${short(widthM, 2)} / 600 = ${fixed(flow.value, 2)} L/min`,
          'umass-sprayer',
        ),
      ],
      range:
        'Measure the speed over a marked distance with a half-full tank, and catch what each nozzle gives in a minute: replace those that are off by 10% or more.',
    };
  },
});
