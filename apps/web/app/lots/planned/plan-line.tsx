import type { Plan } from '@orbit-vine/cellar-book/book/plan.ts';
import { correctEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { NamedLots } from '../book/named-lots.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { lotInText } from '../layout/lot-link.tsx';
import { useLotAction } from '../layout/use-lot-action.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

interface PlanLineProps {
  plan: Plan;
  today: string;
  isReader: boolean;
}

export function PlanLine({ plan, today, isReader }: PlanLineProps) {
  const { planned, day } = useWording();
  const codeOf = useLotCode();
  const { enter, pending, failure } = useEntry();
  const { task, due, vessels, lot, assignee, done } = plan;
  const where = vessels.length > 0 ? vessels.join(', ') : lot && codeOf(lot);
  const about = [where, assignee && planned.forPerson(assignee)].filter(Boolean).join(', ');
  const lots = new Map(lot === undefined ? [] : [[codeOf(lot), lot]]);
  return (
    <li className="border-line border-b py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 grow basis-60">
          <span className="wrap-anywhere block font-semibold">{task}</span>
          <span className={due < today && !done ? 'text-wine' : 'text-muted'}>
            {done ? planned.doneOn(day(done.on)) : due === today ? planned.dueToday : planned.due(day(due))}
          </span>
          {about && (
            <span className="wrap-anywhere text-muted">
              <NamedLots text={`, ${about}`} lots={lots} nameLot={lotInText} />
            </span>
          )}
          {done?.note && <span className="wrap-anywhere block text-muted">{done.note}</span>}
        </span>
        {!isReader && (
          <span data-noprint className="flex gap-3">
            <Button
              size="large"
              pending={pending}
              aria-label={planned.doneTask(task)}
              onClick={() => void enter({ op: 'plan_done', plan: plan.plan })}
            >
              {planned.done}
            </Button>
            <CallOff plan={plan} />
          </span>
        )}
      </div>
      <ErrorLine error={failure} />
    </li>
  );
}

/** Takes the plan back; owners may take back anyone's, others their own. */
function CallOff({ plan: { entry, task } }: { plan: Plan }) {
  const { planned } = useWording();
  const { kept, rows, onChanged } = useWinery();
  const [id] = useState(() => crypto.randomUUID());
  const { run, pending, failure } = useLotAction();
  const { id: wineryId, role, personId } = kept.cellar.winery;
  const row = rows.find((each) => each.id === entry);
  if (role !== 'owner' && row?.by !== personId) return null;
  const callOff = async () => {
    const params = { wineryId, entryId: entry };
    if (await run(() => call(correctEntry, { params, body: { id, action: 'void' } }))) onChanged();
  };
  return (
    <>
      <Button
        look="link"
        size="large"
        pending={pending}
        aria-label={planned.callOffTask(task)}
        onClick={() => void callOff()}
      >
        {planned.callOff}
      </Button>
      <ErrorLine error={failure} />
    </>
  );
}
