import {
  baseStrengthByVolume,
  baseStrengthByWeight,
  titratableAcidity,
  titratableMilliequivalents,
  usualDifferenceOfEndpointsGPerL,
} from '@orbit-vine/enology/acidity/titration.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'titratable-acidity',
  form: {
    numbers: {
      titrantMl: numberField('Base used', 'mL', [0.01, 8, 100], 'a burette holds up to 100 mL', {
        step: 0.05,
      }),
      sampleMl: numberField('Sample', 'mL', [1, 10, 100], 'samples are 1 to 100 mL'),
      titrantMolPerL: numberField(
        'Strength of the base',
        'mol/L',
        [0.001, 0.1, 1],
        'bases are 0.001 to 1 mol/L',
        {
          step: 0.001,
        },
      ),
      phthalateG: numberField('Phthalate weighed', 'g', [0.01, 0.5, 10], 'a flask takes up to 10 g', {
        step: 0.001,
      }),
      phthalateMl: numberField('Phthalate solution', 'mL', [0.1, 5, 100], 'a pipette holds up to 100 mL', {
        step: 0.1,
      }),
      phthalateMolPerL: numberField(
        'Strength of the phthalate',
        'mol/L',
        [0.001, 0.1, 1],
        'solutions are 0.001 to 1 mol/L',
        {
          step: 0.001,
        },
      ),
      baseMl: numberField(
        'Base used for the phthalate',
        'mL',
        [0.01, 24.5, 100],
        'a burette holds up to 100 mL',
        {
          step: 0.05,
        },
      ),
    },
    choices: {
      endpoint: choiceField(
        'Endpoint',
        { '7': 'pH 7.0 (OIV)', '8.2': 'pH 8.2 (United States, Australia)' },
        '8.2',
      ),
      strength: choiceField('The base is', {
        label: 'as its label says',
        weight: 'standardized against weighed phthalate',
        volume: 'standardized against a phthalate solution',
      }),
    },
  },
  fields: ({ strength }) => [
    'titrantMl',
    'sampleMl',
    'strength',
    ...(strength === 'label' ? (['titrantMolPerL'] as const) : []),
    ...(strength === 'weight' ? (['phthalateG', 'baseMl'] as const) : []),
    ...(strength === 'volume' ? (['phthalateMl', 'phthalateMolPerL', 'baseMl'] as const) : []),
    'endpoint',
  ],
  title: 'Titratable Acidity',
  description: 'Turn milliliters of sodium hydroxide into TA, and find how strong the base really is.',
  compute(inputs) {
    const { titrantMl, sampleMl, phthalateG, phthalateMl, phthalateMolPerL, baseMl } = inputs;
    const standardized =
      inputs.strength === 'weight'
        ? baseStrengthByWeight({ phthalateG, titrantMl: baseMl })
        : baseStrengthByVolume({ phthalateMl, phthalateMolPerL, titrantMl: baseMl });
    const titrantMolPerL = inputs.strength === 'label' ? inputs.titrantMolPerL : standardized.value;
    const titration = { titrantMl, titrantMolPerL, sampleMl };
    const tartaric = titratableAcidity({ ...titration, acid: 'tartaric' });
    const sign = inputs.endpoint === '7' ? 1 : -1;
    return {
      tank: measured({ taGPerL: tartaric.value }),
      headline: [figure('TA as tartaric acid', tartaric, 2, 'g/L')],
      ...noteOf(...present(inputs.strength !== 'label' && standardized), tartaric),
      more: [
        figure('TA as sulfuric acid', titratableAcidity({ ...titration, acid: 'sulfuric' }), 2, 'g/L'),
        figure('The same in milliequivalents', titratableMilliequivalents(titration), 1, 'meq/L'),
        figure('Strength of the base', titrantMolPerL, 4, 'mol/L'),
        figure(
          `About what an endpoint of pH ${inputs.endpoint === '7' ? '8.2' : '7.0'} would give`,
          Math.max(0, tartaric.value + sign * usualDifferenceOfEndpointsGPerL),
          1,
          'g/L',
        ),
      ],
      uncertainty: [
        `If the burette is off by 0.05 mL: ${fixed((0.05 * tartaric.value) / titrantMl, 2)} g/L either way.`,
      ],
      steps: [
        ...present(
          inputs.strength === 'weight' &&
            step(
              'N = 1000 g / (204.22 mL)',
              `1000 × ${short(phthalateG, 4)} / (204.22 × ${short(baseMl, 3)}) = ${fixed(titrantMolPerL, 4)} mol/L`,
              '101winemaking-naoh',
            ),
          inputs.strength === 'volume' &&
            step(
              'N = mL(phthalate) N(phthalate) / mL(base)',
              `${short(phthalateMl, 3)} × ${short(phthalateMolPerL, 4)} / ${short(baseMl, 3)} = ${fixed(titrantMolPerL, 4)} mol/L`,
              '101winemaking-naoh',
            ),
        ),
        step(
          'TA = 75.04 N mL / sample',
          `75.04 × ${short(titrantMolPerL, 5)} × ${short(titrantMl, 3)} / ${short(sampleMl, 2)} = ${fixed(tartaric.value, 2)} g/L`,
          'monash-acidity',
        ),
      ],
      range:
        'Drive the carbon dioxide out first: boil, shake, or apply a vacuum. Always write the endpoint beside the number.',
    };
  },
});
