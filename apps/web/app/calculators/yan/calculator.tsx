import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnit } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { NitrogenChart } from './chart.tsx';
import { yanForm } from './form.ts';
import { workOutYan } from './work-out.ts';

export function YanCalculator() {
  const form = useForm(yanForm);
  const mass = useUnit('mass');
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutYan(inputs, mass));
  return (
    <Instrument
      calculator="yan"
      title="Yeast nutrient additions"
      fragment={form.fragment}
      worked={worked}
      tall
      fields={
        <>
          <NumberField control={form.number('fanMgNPerL')} />
          <NumberField control={form.number('ammoniaMgPerL')} />
          <ChoiceField control={form.choice('ammoniaReportedAs')} />
          <NumberField control={form.number('targetMgNPerL')} />
          <NumberField control={form.number('volumeL')} />
          <ChoiceField control={form.choice('source')} />
          {inputs.source === 'mix' && <NumberField control={form.number('organicPercent')} />}
          <UnitField family="mass" label="Weigh in" />
        </>
      }
    >
      {worked && <NitrogenChart inputs={inputs} />}
    </Instrument>
  );
}
