import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { PotentialAlcoholChart } from './chart.tsx';
import { brixForm } from './form.ts';
import { pairOf, workOutBrix } from './work-out.ts';

export function BrixCalculator() {
  const form = useForm(brixForm);
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutBrix(inputs));
  return (
    <Instrument
      calculator="brix-sg"
      title="Brix and specific gravity"
      path={form.path}
      worked={worked}
      fields={
        <>
          <ChoiceField control={form.choice('direction')} />
          <NumberField
            key={inputs.direction}
            control={form.number(inputs.direction === 'brixToSg' ? 'brix' : 'specificGravity')}
          />
        </>
      }
    >
      {worked && <PotentialAlcoholChart brix={pairOf(inputs).brix.value} />}
    </Instrument>
  );
}
