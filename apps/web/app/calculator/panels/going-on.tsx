import { ButtonLink } from '../../ui/button.tsx';
import type { Definition } from '../definition/definition.ts';
import { takingFields } from '../definition/takes.ts';
import { noValue } from '../form/decimal.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { pathWith } from '../form/share.ts';
import type { Given, Quantity } from '../result/quantities.ts';
import { givenOf } from '../result/tank-after.ts';
import { additionPath } from '../worksheet/sheets.ts';
import { followUps } from './follow-ups.data.ts';
import type { FollowUp } from './follow-ups.ts';
import type { ToolProps } from './later-tools.tsx';

function givenHere({ definition, form, calculation, act }: ToolProps): Given {
  const entered = takingFields(definition).map(({ field, quantity, factor }) => [
    quantity,
    Number(form.entered[field]) / factor,
  ]);
  const before: Given = Object.fromEntries(entered);
  return act.hold || act.figure.text === noValue
    ? before
    : { ...before, ...givenOf(calculation.tank, before) };
}

function pathTo({ id, fields }: FollowUp, given: Given): string {
  const values = fields.flatMap(({ field, quantity, factor }) => {
    const value = (given[quantity as Quantity] ?? Number.NaN) * factor;
    return Number.isFinite(value) ? [[field, Number(value.toPrecision(7))]] : [];
  });
  return pathWith(id, Object.fromEntries(values));
}

/** Only changed values: others flow in on the worksheet or keep their initial values. */
function changedValues(definition: Definition, inputs: ToolProps['form']['inputs']): string {
  const start = defaultsOf(definition.form);
  const changed = definition
    .fields(inputs)
    .flatMap((name) => (inputs[name] === start[name] ? [] : [[name, String(inputs[name])]]));
  return new URLSearchParams(changed).toString();
}

export function GoingOn(props: ToolProps) {
  const { definition, form } = props;
  const next = followUps[definition.id] ?? [];
  const given = givenHere(props);
  return (
    <>
      {next.length > 0 && (
        <>
          <p>Use these numbers in:</p>
          <ul className="mt-2 mb-4 list-none gap-x-8 pl-0 @md:columns-2">
            {next.map((followUp) => (
              <li key={followUp.id} className="mt-0 break-inside-avoid">
                <a href={pathTo(followUp, given)} className="onward">
                  {followUp.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={additionPath(definition.id, changedValues(definition, form.entered))} size="sheet">
        Add to the worksheet
      </ButtonLink>
      <p className="mt-2 text-muted text-sm">
        A worksheet lines up several calculations for one tank and prints them as one work order.
      </p>
    </>
  );
}
