import { chanceOfResult, leastCorrect } from '@orbit-vine/enology/sensory/triangle-test.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const fewTasters = 12;

export const definition = defineCalculator({
  id: 'triangle-test',
  form: {
    numbers: {
      tasters: numberField('Tasters', '', [3, 12, 200], 'panels have 3 to 200'),
      correct: numberField('Correct answers', '', [0, 8, 200], 'no more than there are tasters'),
    },
    choices: {
      significance: choiceField('Significance', {
        '0.05': '5%',
        '0.1': '10%',
        '0.01': '1%',
        '0.001': '0.1%',
      }),
    },
  },
  fields: () => ['tasters', 'significance', 'correct'],
  title: 'Triangle Test',
  description: 'How many tasters have to find the odd glass before a difference is more than luck.',
  compute(inputs) {
    const tasters = Math.round(inputs.tasters);
    const correct = Math.round(inputs.correct);
    const significance = Number(inputs.significance);
    const least = leastCorrect({ tasters, significance });
    const chance = chanceOfResult({ tasters, correct });
    const enough = least.inRange && correct >= least.value;
    return {
      tank: unchanged,
      headline: [
        figure('Correct answers needed', least, 0),
        figure('Probability by chance alone', chance, 3),
      ],
      ...noteOf(least, chance),
      cautions: present(
        tasters < fewTasters && 'With fewer than 12 tasters, even a large difference can be missed.',
        chance.inRange && !enough && 'Not significant. That doesn’t prove that the wines are equal.',
      ),
      more: [
        {
          label: 'Your result',
          text: !chance.inRange ? 'No value' : enough ? 'significant' : 'not significant',
        },
        figure('Right by luck alone, on average', tasters / 3, 1),
      ],
      uncertainty: [],
      steps: [
        step(
          'p = Σ C(n, j) (1/3)ʲ (2/3)ⁿ⁻ʲ, j from k to n',
          `n = ${tasters}, k = ${short(correct)}: p = ${fixed(chance.value, 4)}`,
          'fao-triangle',
        ),
        step(
          'the least k with p ≤ α',
          `α = ${short(significance, 3)}: k = ${fixed(least.value, 0)}`,
          'fao-triangle',
        ),
      ],
      range: 'Each taster judges once, blind: three glasses, two of them the same, in an order drawn by lot.',
    };
  },
});
