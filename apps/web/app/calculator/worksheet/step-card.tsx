import { MoveDown, MoveUp, X } from 'lucide';
import { Button } from '../../ui/button.tsx';
import { type Drawing, Icon } from '../../ui/icon.tsx';
import { FormField } from '../form/form-field.tsx';
import { mapValues } from '../form/form-state.ts';
import { pathWith } from '../form/share.ts';
import { useUnitIds } from '../form/unit-preference.ts';
import { type Quantity, quantities } from '../result/quantities.ts';
import { Answer } from '../result/result.tsx';
import type { Step, WorkedStep } from './flow.ts';
import { controlsOf, overridden, withoutValue } from './step-controls.ts';
import { headingId, moveButtonId } from './use-moving.ts';

interface StepCardProps {
  readonly worked: WorkedStep;
  readonly index: number;
  readonly count: number;
  readonly change: (change: (step: Step) => Step) => void;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
}

export function StepCard(props: StepCardProps) {
  const { worked, change } = props;
  const { definition, inputs, states, calculation, act } = worked;
  const entered = { ...inputs, ...mapValues(states, ({ last }) => last) };
  return (
    <li className="@container mt-0 border border-edge bg-sheet" data-step={definition.id}>
      <Head {...props} />
      <div className="grid @3xl:grid-cols-[minmax(18rem,2fr)_3fr]">
        <div className="grid grid-cols-2 content-start gap-x-4 gap-y-5 border-line border-b p-5 @3xl:border-r @3xl:border-b-0 @md:px-7">
          <Fields worked={worked} change={change} />
        </div>
        <div className="@container p-5 @md:px-7">
          <Answer act={act} note={calculation?.note} />
          {calculation?.limits?.map((limit) => (
            <p key={limit} role="alert" className="mt-4 border-wine border-l-4 bg-wine/5 p-4 font-semibold">
              {limit}
            </p>
          ))}
          {calculation?.cautions?.map((caution) => (
            <p key={caution} className="mt-4 border-edge border-l-3 pl-4">
              {caution}
            </p>
          ))}
          <HandsOn worked={worked} />
          <a href={pathWith(definition.id, entered)} className="onward mt-4">
            Open {definition.title} on its own page
          </a>
        </div>
      </div>
    </li>
  );
}

function Head({ worked: { step, definition }, index, count, move, remove }: StepCardProps) {
  const { title } = definition;
  return (
    <div className="flex items-center gap-1 border-line border-b py-1 pr-2 pl-5 @md:pl-7">
      <h2 id={headingId(step.key)} tabIndex={-1} className="mr-auto text-xl">
        <span className="text-muted">{index + 1}</span> {title}
      </h2>
      <HeadButton
        id={moveButtonId(step.key, -1)}
        label={`Move up: ${title}`}
        drawing={MoveUp}
        idle={index === 0}
        act={() => move(-1)}
      />
      <HeadButton
        id={moveButtonId(step.key, 1)}
        label={`Move down: ${title}`}
        drawing={MoveDown}
        idle={index === count - 1}
        act={() => move(1)}
      />
      <HeadButton label={`Remove: ${title}`} drawing={X} act={remove} />
    </div>
  );
}

interface HeadButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly drawing: Drawing;
  /** Not `disabled`, so that the button of a step that can't move further keeps the focus. */
  readonly idle?: boolean;
  readonly act: () => void;
}

function HeadButton({ id, label, drawing, idle = false, act }: HeadButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-disabled={idle}
      className="grid size-11 shrink-0 place-items-center text-muted hover:text-wine aria-disabled:opacity-40"
      onClick={act}
    >
      <Icon drawing={drawing} className="size-5" />
    </button>
  );
}

function Fields({ worked, change }: Pick<StepCardProps, 'worked' | 'change'>) {
  const unitIds = useUnitIds();
  const labelOf = (name: string) => worked.definition.form.numbers[name]?.label ?? name;
  return (
    <>
      {controlsOf(worked, unitIds, change).map(({ name, control }) => (
        <FormField key={name} control={control} />
      ))}
      {overridden(worked).map((name) => (
        <Button
          key={name}
          look="link"
          size="sheet"
          className="col-span-2 text-left"
          onClick={() => change((step) => withoutValue(step, name))}
        >
          {labelOf(name)}: use the value from{' '}
          {worked.flows[name]?.step === 'tank'
            ? 'the saved tank'
            : `step ${Number(worked.flows[name]?.step) + 1}`}
        </Button>
      ))}
    </>
  );
}

function HandsOn({ worked: { handsOn } }: { worked: WorkedStep }) {
  const given = Object.entries(handsOn) as [Quantity, number][];
  const names = (known: boolean) =>
    given.filter(([, value]) => Number.isFinite(value) === known).map(([name]) => quantities[name]);
  const [hands, takes] = [names(true), names(false)];
  return (
    <p className="mt-5 text-muted text-sm empty:hidden">
      {hands.length > 0 && `Passes on: ${hands.join(', ')}. `}
      {takes.length > 0 && `Measure again after this step: ${takes.join(', ')}.`}
    </p>
  );
}
