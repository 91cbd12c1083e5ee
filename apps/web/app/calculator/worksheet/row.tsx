import type { Step } from './flow.ts';
import { StepCard } from './step-card.tsx';
import { useMoving } from './use-moving.ts';
import { type RowProps, useRow } from './use-row.ts';

export function Row({ say, ...given }: RowProps & { say: (text: string) => void }) {
  const { steps, setSteps } = given.worksheets;
  const { row, definitionOf } = useRow(given);
  const { move, remove } = useMoving(given.worksheets, say, (id) => definitionOf(id)?.title ?? id);
  const changeStep = (key: string, change: (step: Step) => Step) =>
    setSteps((now) => now.map((step) => (step.key === key ? change(step) : step)));
  if (!row) return <p className="mt-8 text-muted">Loading the calculators…</p>;
  const unknown = steps.length - row.length;
  return (
    <>
      <ol className="mt-8 grid list-none gap-6 pl-0">
        {row.map((worked, index) => (
          <StepCard
            key={worked.step.key}
            worked={worked}
            index={index}
            count={row.length}
            change={(change) => changeStep(worked.step.key, change)}
            move={(by) => move(worked.step.key, by)}
            remove={() => remove(worked.step.key)}
          />
        ))}
      </ol>
      {unknown > 0 && (
        <p role="status" className="mt-4 border-wine border-l-3 pl-3">
          {unknown === 1 ? 'One calculation' : `${unknown} calculations`} in this worksheet couldn’t be
          loaded. Reload the page to try again.
        </p>
      )}
    </>
  );
}
