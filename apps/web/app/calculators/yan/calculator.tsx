import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnit } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { DoseTools } from '../parts/dose-tools.tsx';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { givenIn } from '../sheet/sheet-data.ts';
import { NitrogenChart } from './chart.tsx';
import { yanForm } from './form.ts';
import { workOutYan } from './work-out.ts';

const givenNumbers = ['fanMgNPerL', 'ammoniaMgPerL', 'targetMgNPerL', 'volumeL'] as const;
const tankColumns = (['fanMgNPerL', 'ammoniaMgPerL', 'volumeL'] as const).map((name) => ({
  name,
  spec: yanForm.numbers[name],
}));

export function YanCalculator() {
  const form = useForm(yanForm);
  const mass = useUnit('mass');
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutYan(inputs, mass));
  return (
    <Instrument
      calculator="yan"
      title="Yeast nutrient additions"
      path={form.path}
      worked={worked}
      tall
      tools={
        worked && (
          <DoseTools
            title="Yeast nutrient addition"
            worked={worked}
            given={givenIn(form, givenNumbers, ['source'])}
            path={form.path}
            batch={{
              columns: tankColumns,
              example: 'White 3; 110; 40; 1000',
              workOut: (tank) => workOutYan({ ...inputs, ...tank }, mass).headline,
            }}
          />
        )
      }
      fields={
        <>
          <NumberField control={form.number('fanMgNPerL')} />
          <NumberField control={form.number('ammoniaMgPerL')} />
          <ChoiceField control={form.choice('ammoniaReportedAs')} />
          <NumberField control={form.number('targetMgNPerL')} />
          <NumberField control={form.number('volumeL')} />
          <ChoiceField control={form.choice('source')} />
          {inputs.source === 'mix' && <NumberField control={form.number('organicPercent')} />}
          <UnitField family="mass" />
        </>
      }
    >
      {worked && <NitrogenChart inputs={inputs} />}
    </Instrument>
  );
}
