import { useState } from 'react';
import type { Definition } from '../../calculators/definition.ts';
import { ChoiceField, SwitchField } from '../../calculators/form/choice-field.tsx';
import { NumberField } from '../../calculators/form/number-field.tsx';
import { valuesIn } from '../../calculators/form/share.ts';
import { UnitField } from '../../calculators/form/unit-choice.tsx';
import { useUnits } from '../../calculators/form/unit-preference.ts';
import { useForm } from '../../calculators/form/use-form.ts';
import { tryCalculation } from '../../calculators/parts/calculation.ts';
import { figureToActOn } from '../../calculators/parts/figure-to-act-on.ts';
import { Button } from '../../ui/button.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { useOpenChannel } from '../links.ts';
import { useWritableChannel } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { CalculationFigures } from './calculation-figures.tsx';
import { useDefinition } from './definitions.ts';
import { type ToolAddress, toolHref } from './tool-address.ts';
import { sharedText, workOut } from './worked-out.ts';

/** A calculator of the site beside the conversation, from its definition. */
export function ToolPanel({ address }: { address: ToolAddress }) {
  const definition = useDefinition(address.id);
  if (!definition) return <p>There is no calculator at this address.</p>;
  return <Tool definition={definition} fragment={address.fragment} />;
}

function Tool({ definition, fragment }: { definition: Definition; fragment: string }) {
  const [opened] = useState(() => valuesIn(fragment, definition.id));
  const form = useForm(definition.id, definition.form, definition.follow, opened);
  const unitOf = useUnits();
  const { inputs } = form;
  const shown = definition.fields(inputs);
  const calculation = tryCalculation(() => definition.compute(inputs, unitOf));
  const act = calculation && figureToActOn(calculation, shown.filter(form.isOutside).map(form.labelOf));
  return (
    <section aria-label={definition.title}>
      <h3 className="text-xl">{definition.title}</h3>
      <p className="mt-1 text-sm text-muted">{definition.description}</p>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5">
        {shown.map((name) => {
          const control = form.control(name);
          if ('reading' in control) return <NumberField key={name} control={control} />;
          return control.spec.kind === 'switch' ? (
            <SwitchField key={name} control={control} />
          ) : (
            <ChoiceField key={name} control={control} />
          );
        })}
        {definition.resultUnits?.map((family) => (
          <UnitField key={family} family={family} />
        ))}
      </div>
      <output className="mt-6 block" aria-live="polite" aria-atomic="true">
        {act ? <CalculationFigures act={act} limits={calculation.limits ?? []} /> : 'Error'}
      </output>
      {act && <Sharing definition={definition} path={form.path} />}
      <p className="mt-4 text-sm text-muted">
        Sources, working and pictures stand on the calculator’s own page, which is outside the community.
      </p>
    </section>
  );
}

/** Posts what was worked out where one is reading. */
function Sharing({ definition, path }: { definition: Definition; path: string }) {
  const { outbox } = useMemberTools();
  const channel = useWritableChannel(useOpenChannel().channelId);
  if (!channel) return null;
  const share = () => {
    // Where it covers the conversation it makes room for what is said there now.
    leavePanel();
    const fragment = path.slice(path.indexOf('#'));
    const link = window.location.origin + toolHref({ id: definition.id, fragment });
    const worked = workOut(definition, valuesIn(fragment, definition.id));
    outbox.queue({
      id: crypto.randomUUID(),
      channelId: channel.id,
      content: sharedText(definition, worked, link),
      queuedAt: new Date().toISOString(),
    });
  };
  return (
    <Button look="primary" size="large" className="mt-5" onClick={share}>
      Share in {channel.name}
    </Button>
  );
}
