import { so2FromTitration } from '@orbit-vine/enology/sulfur-dioxide/titration.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

/** Initial values, from the common kits. */
const usual: Readonly<Record<string, { readonly titrantMolPerL: number; readonly sampleMl: number }>> = {
  aeration: { titrantMolPerL: 0.01, sampleMl: 20 },
  ripper: { titrantMolPerL: 0.02, sampleMl: 25 },
};

export const definition = defineCalculator({
  id: 'free-so2-titration',
  form: {
    numbers: {
      titrantMl: numberField('Reagent used', 'mL', [0, 1.5, 100], 'a burette holds up to 100 mL', {
        step: 0.05,
      }),
      blankMl: numberField('Blank', 'mL', [0, 0, 10], 'a blank takes little', { step: 0.05 }),
      titrantMolPerL: numberField(
        'Strength of the reagent',
        'N',
        [0.001, 0.01, 0.2],
        'reagents are 0.001 to 0.2 N',
        {
          step: 0.001,
        },
      ),
      sampleMl: numberField('Sample', 'mL', [5, 20, 100], 'samples are 5 to 100 mL'),
    },
    choices: {
      method: choiceField('Method', { aeration: 'Aeration-oxidation', ripper: 'Ripper (iodine)' }),
      wine: choiceField('Wine', { white: 'White or rosé', red: 'Red' }),
    },
  },
  follow: (name, value) => (name === 'method' ? (usual[value] ?? {}) : {}),
  title: 'SO₂ by Titration',
  description: 'Turn a burette reading into free or total SO₂, by aeration-oxidation or Ripper.',
  compute({ titrantMl, blankMl, titrantMolPerL, sampleMl, method, wine }) {
    const so2 = so2FromTitration({ titrantMl, blankMl, titrantMolPerL, sampleMl });
    const drop = (0.05 * titrantMolPerL * 32_030) / sampleMl;
    return {
      tank: unchanged,
      headline: [figure('SO₂ in the wine', so2, so2.value < 20 ? 1 : 0, 'mg/L')],
      ...noteOf(so2),
      cautions: present(
        method === 'ripper' &&
          wine === 'red' &&
          'Ripper reads high in red wine: phenols and ascorbic acid take iodine too, and bound SO₂ is released while you titrate.',
        method === 'aeration' &&
          wine === 'red' &&
          'In red wine, aeration-oxidation also counts part of the SO₂ held by pigments: less SO₂ protects the wine than the figure says.',
      ),
      more: [figure('One drop of 0.05 mL', drop, 1, 'mg/L')],
      uncertainty: [`The burette alone leaves ${fixed(drop, 1)} mg/L in doubt.`],
      steps: [
        step(
          'mg/L = (mL − blank) × N × 32,030 / sample',
          `(${short(titrantMl, 3)} − ${short(blankMl, 3)}) × ${short(titrantMolPerL, 5)} × 32,030 / ${short(sampleMl, 2)} = ${fixed(so2.value, 1)} mg/L`,
          'monash-titration',
        ),
      ],
      range: 'The same formula gives free or total SO₂, depending on how the sample was prepared.',
    };
  },
});
