import { ChoiceField } from '../form/choice-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Instrument } from '../parts/instrument.tsx';
import { attempt } from '../parts/worked.ts';
import { DensityChart } from './chart.tsx';
import { densityForm } from './form.ts';
import { alcoholOf, densityOf, extractOf, workOutDensity } from './work-out.ts';

export function DensityCalculator() {
  const form = useForm(densityForm);
  const inputs = { ...form.values, ...form.chosen };
  const worked = attempt(() => workOutDensity(inputs));
  return (
    <Instrument
      calculator="density-alcohol"
      title="Density and alcohol"
      path={form.path}
      worked={worked}
      fields={
        <>
          <ChoiceField control={form.choice('direction')} />
          <NumberField
            key={inputs.direction}
            control={form.number(
              inputs.direction === 'densityToAlcohol' ? 'densityKgPerM3' : 'alcoholPercentVol',
            )}
          />
          <NumberField control={form.number('temperatureC')} />
          <ChoiceField control={form.choice('liquid')} />
        </>
      }
    >
      {worked && (
        <DensityChart
          temperatureC={inputs.temperatureC}
          extractKgPerM3={extractOf(inputs)}
          alcoholPercentVol={alcoholOf(inputs).value}
          densityKgPerM3={densityOf(inputs).value}
        />
      )}
    </Instrument>
  );
}
