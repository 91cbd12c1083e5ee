import { blendOf } from '@orbit-vine/enology/blend/blend.ts';
import { blendForTwoTargets } from '@orbit-vine/enology/blend/two-targets.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { short, unitAfter } from '../../calculator/form/decimal.ts';
import type { FieldName, InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, present, step, volume } from '../../calculator/result/figures.ts';
import type { WineQuantity } from '../../calculator/result/quantities.ts';
import { blended, type TankAfter } from '../../calculator/result/tank-after.ts';
import { lotsOf, type Property, properties, twoTargetsForm } from './form.ts';

type Inputs = InputsOf<typeof twoTargetsForm>;

function blendFor(inputs: Inputs) {
  const { first, second, amount, finalVolumeL } = inputs;
  const letters = lotsOf(inputs.lots);
  const lots = letters.map((letter) => ({
    availableL: inputs[`available${letter}`],
    first: inputs[`${first}${letter}`],
    second: inputs[`${second}${letter}`],
  }));
  const most = blendForTwoTargets(lots, {
    first: inputs[`${first}Target`],
    second: inputs[`${second}Target`],
  });
  const tooMuch = amount === 'final' && finalVolumeL > most.totalL;
  const note =
    first === second
      ? 'Choose two different properties.'
      : most.totalL === 0
        ? 'No blend of these lots reaches both targets. Each target may lie within reach by itself, but a blend has to reach both together.'
        : tooMuch
          ? 'The lots aren’t large enough for this volume.'
          : undefined;
  const share = amount === 'final' ? finalVolumeL / most.totalL : 1;
  const volumesL = letters.map((letter, index) => ({
    letter,
    volumeL: note ? Number.NaN : (most.volumesL[index] ?? 0) * share,
  }));
  return { volumesL, note, most, totalL: note ? Number.NaN : most.totalL * share };
}

const flowsOn: Readonly<Partial<Record<Property, WineQuantity>>> = {
  alcohol: 'alcoholPercentVol',
  ta: 'taGPerL',
  sugar: 'residualSugarGPerL',
  so2: 'totalSo2MgPerL',
};

/** Only the two properties of the blend are known; all others have to be measured. */
function tankOf(inputs: Inputs, volumesL: readonly number[], totalL: number): TankAfter {
  const known = [inputs.first, inputs.second].flatMap((property) => {
    const name = flowsOn[property];
    return name ? [[name, inputs[`${property}Target`]]] : [];
  });
  return blended(volumesL.join(' + '), totalL, Object.fromEntries(known));
}

function propertyOfBlend(
  inputs: Inputs,
  property: Property,
  volumesL: ReturnType<typeof blendFor>['volumesL'],
) {
  const { label, decimals, unit } = properties[property];
  const blend = blendOf(
    volumesL.map(({ letter, volumeL }) => ({ amount: volumeL, value: inputs[`${property}${letter}`] })),
  );
  return figure(`${label} of the blend`, blend, decimals, unit);
}

export const definition = defineCalculator({
  id: 'blend-two-targets',
  form: twoTargetsForm,
  fields: (inputs): readonly FieldName<typeof twoTargetsForm>[] => {
    const { first, second } = inputs;
    const lots = lotsOf(inputs.lots);
    const chosen = first === second ? [first] : [first, second];
    // In pairs, since the form has two columns.
    return [
      'first',
      'second',
      ...chosen.map((property) => `${property}Target` as const),
      ...lots.flatMap((letter) => chosen.map((property) => `${property}${letter}` as const)),
      'lots',
      ...lots.map((letter) => `available${letter}` as const),
      'amount',
      ...(inputs.amount === 'final' ? (['finalVolumeL'] as const) : []),
    ];
  },
  title: 'Blend for Two Targets',
  description:
    'Find how much of three or four lots reaches two targets at once, such as alcohol and acidity, with the wine you have.',
  compute(inputs, unitOf) {
    const { first, second, lots } = inputs;
    const { volumesL, note, most, totalL } = blendFor(inputs);
    const unit = unitOf('volume');
    const [one, ...others] = volumesL.map(({ letter, volumeL }) =>
      volume(`Lot ${letter} to use`, volumeL, unit, 1),
    );
    if (!one) throw new Error('A blend has lots.');
    const usedUp = volumesL.filter(
      ({ letter, volumeL }) => volumeL > 0.999 * inputs[`available${letter}`] && volumeL > 0,
    );
    const targets = [first, second].map((property) => {
      const { label, unit: of } = properties[property];
      return `${label} ${short(inputs[`${property}Target`], 3)}${unitAfter(of)}`;
    });
    return {
      tank: tankOf(
        inputs,
        volumesL.map(({ volumeL }) => volumeL),
        totalL,
      ),
      headline: [one, ...others],
      ...(note && { note }),
      cautions: present(
        (first === 'so2' || second === 'so2') &&
          'Total SO₂ blends in proportion. Free SO₂ doesn’t: measure it in the blend.',
      ),
      more: [
        volume('Volume of the blend', totalL, unit),
        ...volumesL.map(({ letter, volumeL }) =>
          figure(`Share of lot ${letter}`, (100 * volumeL) / totalL, 1, '%'),
        ),
        ...present(propertyOfBlend(inputs, first, volumesL), propertyOfBlend(inputs, second, volumesL)),
      ],
      uncertainty: present(
        usedUp.length > 0 &&
          !note &&
          `Lot ${usedUp.map(({ letter }) => letter).join(' and lot ')} ${usedUp.length === 1 ? 'is used up, and limits' : 'are used up, and limit'} the blend.`,
        'pH, free SO₂, color, stability, and taste don’t blend in proportion. Make the blend on the bench first.',
      ),
      steps: [
        step(
          'Σ V (x − T) = 0 for both properties, 0 ≤ V ≤ available, Σ V as large as can be',
          note
            ? ''
            : `${targets.join(', ')}: ${most.volumesL.map((volumeL) => short(volumeL, 1)).join(' + ')} = ${short(most.totalL, 1)} L of ${lots} lots`,
          'linear-programming',
        ),
        step('blend = Σ V x / Σ V', note ? '' : targets.join(', '), 'winemaker-pearson'),
      ],
      range:
        'With three lots, there is one ratio or none. With four, there are many, and this page takes the one that makes the most wine. Label law isn’t checked.',
    };
  },
});
