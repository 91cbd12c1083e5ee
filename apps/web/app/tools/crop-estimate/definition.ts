import { gramsPer, squareMetersPer } from '@orbit-vine/enology/units.ts';
import { cropFromClusters, vinesOnArea } from '@orbit-vine/enology/vineyard/crop.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, step } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const acresPerHa = squareMetersPer.ha / squareMetersPer.acre;
const tonsPerT = gramsPer.t / gramsPer.usTon;

export const definition = defineCalculator({
  id: 'crop-estimate',
  form: {
    numbers: {
      vineSpacingM: numberField(
        'Vine spacing',
        { family: 'length' },
        [0.3, 1.5, 6],
        'vines stand 0.3 to 6 m apart',
        { step: 0.01 },
      ),
      rowSpacingM: numberField(
        'Row spacing',
        { family: 'length' },
        [0.5, 2.5, 8],
        'rows stand 0.5 to 8 m apart',
        { step: 0.01 },
      ),
      areaHa: numberField('Area', { family: 'area' }, [0.01, 1, 1000], 'no block is larger', { step: 0.01 }),
      missingPercent: numberField('Missing vines', '%', [0, 5, 60], 'beyond that, a block is replanted'),
      clusters: numberField('Clusters per vine', '', [1, 40, 200], 'vines bear 1 to 200'),
      clusterG: numberField(
        'Weight of a cluster',
        { family: 'mass' },
        [10, 60, 1000],
        'clusters weigh 10 to 1000 g',
      ),
      factor: numberField('Factor to harvest', '', [1, 2, 2.5], 'clusters become 1 to 2.5 times as heavy', {
        step: 0.1,
        hint: '2 for weights at lag phase, 1 for weights at harvest.',
      }),
    },
    choices: { show: choiceField('I want', { crop: 'the crop', vines: 'the vines' }) },
  },
  fields: () => [
    'show',
    'vineSpacingM',
    'rowSpacingM',
    'areaHa',
    'missingPercent',
    'clusters',
    'clusterG',
    'factor',
  ],
  title: 'Vines and Crop',
  name: 'Crop estimate',
  description:
    'Count the vines in a block, and estimate the crop from clusters weighed at lag phase or before harvest.',
  compute(inputs) {
    const { vineSpacingM, rowSpacingM, areaHa, missingPercent, clusters, clusterG, factor } = inputs;
    const vines = vinesOnArea({ areaHa, vineSpacingM, rowSpacingM, missingPercent }).value;
    const perHa = vinesOnArea({ areaHa: 1, vineSpacingM, rowSpacingM }).value;
    const kg = cropFromClusters({
      vines,
      clustersPerVine: clusters,
      clusterKg: clusterG / 1000,
      lagPhaseFactor: factor,
    }).value;
    const t = kg / 1000;
    const crop = figure('Crop', t, 2, 't');
    const count = figure('Bearing vines', vines, 0);
    return {
      tank: measured({}, { grapesT: t }),
      headline: inputs.show === 'vines' ? [count, crop] : [crop, count],
      more: [
        figure('In US tons', t * tonsPerT, 2, 'US tons'),
        figure('Per hectare', t / areaHa, 2, 't/ha'),
        figure('Per acre', (t * tonsPerT) / (areaHa * acresPerHa), 2, 'US tons/acre'),
        figure('Vines per hectare, none missing', perHa, 0),
        figure('Vines per acre, none missing', perHa / acresPerHa, 0),
      ],
      uncertainty: [
        `A good estimate misses by 10%, an ordinary one by 30%: ${fixed(t * 0.7, 1)} to ${fixed(t * 1.3, 1)} t.`,
      ],
      steps: [
        step(
          'vines = 10,000 ha / (a b) × (1 − missing)',
          `10,000 × ${short(areaHa, 3)} / (${short(vineSpacingM, 3)} × ${short(rowSpacingM, 3)}) × ${short(1 - missingPercent / 100, 3)} = ${fixed(vines, 0)}`,
          'dami-crop',
        ),
        step(
          'kg = vines × clusters × weight × factor',
          `${fixed(vines, 0)} × ${short(clusters, 1)} × ${short(clusterG / 1000, 4)} × ${short(factor, 2)} = ${fixed(kg, 0)} kg`,
          'bcwgc-crop',
        ),
      ],
      range:
        'Headlands aren’t subtracted. Count the clusters on at least twenty vines, chosen by a rule, not by their looks.',
    };
  },
});
