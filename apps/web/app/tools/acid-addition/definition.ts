import { acidBlendToAdd, acidToAdd } from '@orbit-vine/enology/acidity/acid-addition.ts';
import { convertAcidity, gramsPerEquivalent } from '@orbit-vine/enology/acidity/acids.ts';
import { gramsPerLiterFromPoundsPer1000UsGal } from '@orbit-vine/enology/units.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { acidityField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, inWords, noteOf, present, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { acidChanged } from '../../calculator/result/tank-after.ts';

const part = (label: string, initial: number) =>
  numberField(label, '', [0, initial, 100], 'parts by weight run from 0 to 100');

export const definition = defineCalculator({
  id: 'acid-addition',
  form: {
    numbers: {
      taFromGPerL: acidityField('TA now', 5, 'In g/L as tartaric acid.'),
      taToGPerL: acidityField('TA wanted', 6),
      volumeL: volumeField('Volume of must or wine'),
      tartaricParts: part('Parts of tartaric', 40),
      malicParts: part('Parts of malic', 40),
      citricParts: part('Parts of citric', 20),
    },
    choices: {
      acid: choiceField('Acid', {
        tartaric: 'Tartaric',
        malic: 'Malic',
        citric: 'Citric',
        lactic: 'Lactic',
        blend: 'A blend',
      }),
    },
  },
  fields: ({ acid }) => [
    'taFromGPerL',
    'taToGPerL',
    'volumeL',
    'acid',
    ...(acid === 'blend' ? (['tartaricParts', 'malicParts', 'citricParts'] as const) : []),
  ],
  title: 'Acid to Add',
  name: 'Acid addition',
  description: 'Weigh the tartaric, malic, citric, or lactic acid that raises the titratable acidity.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { acid, taFromGPerL, taToGPerL, volumeL, tartaricParts, malicParts, citricParts } = inputs;
    const change = { taFromGPerL, taToGPerL, volumeL };
    const grams =
      acid === 'blend'
        ? acidBlendToAdd({ ...change, tartaricParts, malicParts, citricParts })
        : acidToAdd({ ...change, acid });
    const rise = taToGPerL - taFromGPerL;
    const gPerL = grams.value / volumeL;
    const asSulfuric = convertAcidity({ acidityGPerL: Math.max(0, rise), from: 'tartaric', to: 'sulfuric' });
    const perEquivalent = acid === 'blend' ? undefined : gramsPerEquivalent[acid];
    const numbers = `(${short(taToGPerL, 2)} − ${short(taFromGPerL, 2)}) × ${short(volumeL, 1)}`;
    return {
      tank: acidChanged(taToGPerL),
      effect: { from: taFromGPerL, to: taToGPerL, decimals: 2, unit: 'g/L', of: 'of TA' },
      headline: [weighed('Acid to add', grams, unitOf('mass'))],
      ...noteOf(grams),
      limits: limitCautions('acidification', {
        // Counts all of the TA as fixed acid: the warning comes early by the volatile acidity.
        fixedAcidAfterGPerL: rise > 0 ? taToGPerL : Number.NaN,
        addedGPerL: rise,
        citricAcidGPerL: acid === 'citric' ? gPerL : Number.NaN,
      }),
      cautions: present(
        acid === 'citric' &&
          'Don’t add citric acid to must: yeast and bacteria turn part of it into acetic acid.',
      ),
      more: [
        figure('Dose', gPerL, 2, 'g/L'),
        figure('The same in lb/1000 gal', gPerL / gramsPerLiterFromPoundsPer1000UsGal(1), 1, 'lb/1000 gal'),
        figure('Rise as sulfuric acid', asSulfuric, 2, 'g/L'),
      ],
      uncertainty: [
        `If the TA is off by 0.2 g/L: ${inWords(weighed('', Math.abs((0.2 * grams.value) / (rise || 1)), unitOf('mass')))} either way.`,
      ],
      steps: [
        perEquivalent === undefined
          ? step(
              'g = ΔTA × L / Σ share × 75.04 / E',
              `${numbers} / ${fixed(rise / gPerL, 3)} = ${fixed(grams.value, 1)} g`,
              'fermcalc-acid',
            )
          : step(
              'g = ΔTA × L × E / 75.04',
              `${numbers} × ${fixed(perEquivalent, 2)} / 75.04 = ${fixed(grams.value, 1)} g`,
              'stoichiometry',
            ),
      ],
      range:
        'This is the rise on the day of the addition. Later, potassium bitartrate falls out: the TA drops, and so does the pH if it’s below about 3.65. No formula says how far, so run a bench trial and measure.',
    };
  },
  dose: { tankColumns: ['taFromGPerL', 'taToGPerL', 'volumeL'], tankExample: 'Syrah 2; 4.8; 6; 2000' },
  takes: { taFromGPerL: 'taGPerL' },
});
