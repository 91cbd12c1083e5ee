import { prefilledSo2Fraction } from '@orbit-vine/enology/sulfite.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnit } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { FreeSo2Chart } from './chart.tsx';
import { so2Form } from './form.ts';
import { workOutSo2 } from './work-out.ts';

export function So2Calculator() {
  const form = useForm(so2Form, (name, value) =>
    name === 'compound'
      ? { so2Percent: 100 * (value === 'SMBS' ? prefilledSo2Fraction.SMBS : prefilledSo2Fraction.KMBS) }
      : {},
  );
  const mass = useUnit('mass');
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutSo2(inputs, mass));
  return (
    <Instrument
      calculator="so2"
      title="SO₂ addition"
      fragment={form.fragment}
      worked={worked}
      tall
      fields={
        <>
          <NumberField control={form.number('pH')} />
          <NumberField control={form.number('molecularSo2MgPerL')} />
          <NumberField control={form.number('volumeL')} />
          <NumberField control={form.number('freeSo2MgPerL')} />
          <ChoiceField control={form.choice('compound')} />
          <NumberField control={form.number('so2Percent')} />
          <ChoiceField control={form.choice('model')} />
          {inputs.model === 'oiv' && (
            <>
              <NumberField control={form.number('alcoholPercentVol')} />
              <NumberField control={form.number('temperatureC')} />
            </>
          )}
          <UnitField family="mass" label="Weigh in" />
        </>
      }
    >
      {worked && <FreeSo2Chart inputs={inputs} />}
    </Instrument>
  );
}
