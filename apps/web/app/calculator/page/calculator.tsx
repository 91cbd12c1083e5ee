import { Button } from '../../ui/button.tsx';
import type { Definition, PictureOf } from '../definition/definition.ts';
import { FormField } from '../form/form-field.tsx';
import { UnitField } from '../form/unit-choice.tsx';
import { useUnits } from '../form/unit-preference.ts';
import { useForm } from '../form/use-form.ts';
import { tryCalculation } from '../result/calculation.ts';
import { figureToActOn } from '../result/figure-to-act-on.ts';
import { CalculatorLayout } from './calculator-layout.tsx';
import { DoseTools } from './dose-tools.tsx';
import { LaterPicture } from './later-picture.tsx';

interface CalculatorProps {
  readonly definition: Definition;
  /** Rendered at once; with `loadPicture`, only during the build. */
  readonly picture?: PictureOf | undefined;
  /** Loads the picture's script when needed; must be the same function at each render. */
  readonly loadPicture?: (() => Promise<PictureOf>) | undefined;
}

export function Calculator(props: CalculatorProps) {
  const { definition, picture: Picture, loadPicture } = props;
  const form = useForm(definition.id, definition.form, definition.follow);
  const unitOf = useUnits();
  const { inputs } = form;
  const calculation = tryCalculation(() => definition.compute(inputs, unitOf));
  const shown = definition.fields(inputs);
  const outside = shown.filter(form.isOutside);
  const stillFor = shown.flatMap((name) => form.stillFor(name) ?? []);
  const act = calculation && figureToActOn(calculation, outside.map(form.labelOf), stillFor);
  return (
    <CalculatorLayout
      definition={definition}
      path={form.path}
      isReady={form.isReady}
      calculation={calculation}
      act={act}
      onRemedy={form.fill}
      tools={
        calculation &&
        act && (
          <DoseTools
            definition={definition}
            form={form}
            calculation={calculation}
            act={act}
            outside={outside}
            unitOf={unitOf}
          />
        )
      }
      fields={
        <>
          {shown.map((name) => (
            <FormField key={name} control={form.control(name)} />
          ))}
          {definition.resultUnits?.map((family) => (
            <UnitField key={family} family={family} />
          ))}
          <p className="col-span-2 text-muted text-sm" data-noprint>
            {form.isFromLastVisit && 'These values are from your last visit. '}
            <Button look="link" size="sheet" onClick={form.reset}>
              Reset
            </Button>
          </p>
        </>
      }
    >
      {calculation &&
        (loadPicture ? (
          <LaterPicture id={definition.id} inputs={inputs} picture={Picture} load={loadPicture} />
        ) : (
          Picture && <Picture inputs={inputs} />
        ))}
    </CalculatorLayout>
  );
}
