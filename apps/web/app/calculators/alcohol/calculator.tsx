import { SwitchField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { FermentationChart } from './chart.tsx';
import { alcoholForm } from './form.ts';
import { gravitiesFor, workOutAlcohol } from './work-out.ts';

export function AlcoholCalculator() {
  const form = useForm(alcoholForm);
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutAlcohol(inputs));
  return (
    <Instrument
      calculator="alcohol"
      title="Alcohol by volume"
      path={form.path}
      worked={worked}
      fields={
        <>
          <NumberField control={form.number('initialSpecificGravity')} />
          <NumberField control={form.number('finalSpecificGravity')} />
          <SwitchField control={form.choice('correction')} />
          {inputs.correction === 'on' && (
            <>
              <NumberField control={form.number('initialTemperatureC')} />
              <NumberField control={form.number('finalTemperatureC')} />
            </>
          )}
        </>
      }
    >
      {worked && <FermentationChart {...gravitiesFor(inputs)} />}
    </Instrument>
  );
}
