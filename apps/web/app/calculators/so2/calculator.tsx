import { prefilledSo2Fraction } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnit } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { DoseTools } from '../parts/dose-tools.tsx';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { givenIn } from '../sheet/sheet-data.ts';
import { FreeSo2Chart } from './chart.tsx';
import { so2Form } from './form.ts';
import { workOutSo2 } from './work-out.ts';

const givenNumbers = ['pH', 'molecularSo2MgPerL', 'volumeL', 'freeSo2MgPerL', 'so2Percent'] as const;
const tankColumns = (['pH', 'volumeL', 'freeSo2MgPerL'] as const).map((name) => ({
  name,
  spec: so2Form.numbers[name],
}));

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
      path={form.path}
      worked={worked}
      tall
      tools={
        worked && (
          <DoseTools
            title="SO₂ addition"
            worked={worked}
            given={givenIn(form, givenNumbers, ['compound'])}
            path={form.path}
            batch={{
              columns: tankColumns,
              example: 'Red 1; 3.55; 1000; 12',
              workOut: (tank) => workOutSo2({ ...inputs, ...tank }, mass).headline,
            }}
          />
        )
      }
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
          <UnitField family="mass" />
        </>
      }
    >
      {worked && <FreeSo2Chart inputs={inputs} />}
    </Instrument>
  );
}
