import { milliequivalentsFromAcidity } from '@orbit-vine/enology/acidity/acids.ts';
import { volatileAcidity, volatileAcidityOiv } from '@orbit-vine/enology/acidity/titration.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'volatile-acidity',
  form: {
    numbers: {
      titrantMl: numberField('Base used', 'mL', [0, 2, 100], 'a burette holds up to 100 mL', { step: 0.05 }),
      titrantMolPerL: numberField(
        'Strength of the base',
        'mol/L',
        [0.001, 0.1, 1],
        'bases are 0.001 to 1 mol/L',
        {
          step: 0.001,
        },
      ),
      sampleMl: numberField('Sample distilled', 'mL', [1, 10, 100], 'samples are 1 to 100 mL'),
      freeIodineMl: numberField('Iodine for free SO₂, n′', 'mL', [0, 0.4, 20], 'a correction takes little', {
        step: 0.05,
      }),
      boundIodineMl: numberField(
        'Iodine for bound SO₂, n″',
        'mL',
        [0, 0.6, 20],
        'a correction takes little',
        {
          step: 0.05,
        },
      ),
    },
    choices: {
      method: choiceField('Method', {
        simple: 'Titration of a distillate',
        oiv: 'OIV: 20 mL, 0.1 mol/L, corrected for SO₂',
      }),
      wine: choiceField('Wine', {
        red: 'Red',
        white: 'White or rosé',
        redFrom28Brix: 'Red, from juice of 28 °Bx or more',
        whiteFrom28Brix: 'White, from juice of 28 °Bx or more',
      }),
    },
  },
  fields: ({ method }) => [
    'method',
    'titrantMl',
    ...(method === 'oiv'
      ? (['freeIodineMl', 'boundIodineMl'] as const)
      : (['titrantMolPerL', 'sampleMl'] as const)),
    'wine',
  ],
  title: 'Volatile Acidity',
  description: 'Turn the titration of a steam distillate into volatile acidity, with the correction for SO₂.',
  compute(inputs) {
    const { method, titrantMl, freeIodineMl, boundIodineMl } = inputs;
    const oiv = method === 'oiv';
    const value = (acid: 'acetic' | 'sulfuric') =>
      oiv
        ? volatileAcidityOiv({
            titrantMl,
            freeIodineMl,
            boundIodineMl,
            as: acid === 'acetic' ? 'aceticGPerL' : 'sulfuricGPerL',
          })
        : volatileAcidity({ ...inputs, acid });
    const acetic = value('acetic');
    const meq = oiv
      ? volatileAcidityOiv({ titrantMl, freeIodineMl, boundIodineMl, as: 'meqPerL' })
      : milliequivalentsFromAcidity({ acidityGPerL: acetic.value, acid: 'acetic' });
    return {
      tank: unchanged,
      headline: [figure('Volatile acidity as acetic acid', acetic, 2, 'g/L')],
      ...noteOf(acetic),
      limits: limitCautions(
        'volatile acidity',
        { aceticGPerL: acetic.value, meqPerL: meq.value },
        inputs.wine,
      ),
      more: [
        figure('As sulfuric acid', value('sulfuric'), 2, 'g/L'),
        figure('In milliequivalents', meq, 1, 'meq/L'),
      ],
      uncertainty: [
        oiv
          ? 'The method leaves 0.7 meq/L in doubt, about 0.04 g/L.'
          : 'SO₂ and sorbic acid distill over and read as acetic acid.',
      ],
      steps: [
        oiv
          ? step(
              'g/L = 0.300 (n − 0.1 n′ − 0.05 n″)',
              `0.300 × (${short(titrantMl, 3)} − 0.1 × ${short(freeIodineMl, 3)} − 0.05 × ${short(boundIodineMl, 3)}) = ${fixed(acetic.value, 3)} g/L`,
              'oiv-as313-02',
            )
          : step(
              'g/L = 60.05 N mL / sample',
              `60.05 × ${short(inputs.titrantMolPerL, 5)} × ${short(titrantMl, 3)} / ${short(inputs.sampleMl, 2)} = ${fixed(acetic.value, 3)} g/L`,
              'simmonds-alcohol',
            ),
      ],
      range:
        'For a steam distillate. The OIV’s factors are for 20 mL of wine, 0.1 mol/L base, and 0.005 mol/L iodine.',
    };
  },
});
