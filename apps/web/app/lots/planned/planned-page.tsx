import { planSheet } from '@orbit-vine/cellar-book/sheets/plan-sheet.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanLine } from './plan-line.tsx';

const fewDone = 10;

export function PlannedPage() {
  const { planned: words } = useWording();
  const { kept, book } = useWinery();
  const { winery } = kept.cellar;
  const today = localDay(winery.timeZone);
  const { overdue, next, done } = planSheet(book, today);
  const [shown, setShown] = useState(fewDone);
  const isReader = winery.role === 'viewer';
  return (
    <>
      <OfficeNav />
      <h1 className="text-4xl">{words.title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-10">
        {overdue.length > 0 && (
          <Section title={words.overdue}>
            <ul>
              {overdue.map((plan) => (
                <PlanLine key={plan.plan} plan={plan} today={today} isReader={isReader} />
              ))}
            </ul>
          </Section>
        )}
        <Section title={words.planned}>
          {next.length === 0 && <p>{words.nothing}</p>}
          <ul>
            {next.map((plan) => (
              <PlanLine key={plan.plan} plan={plan} today={today} isReader={isReader} />
            ))}
          </ul>
        </Section>
        {!isReader && <PlanForm today={today} />}
        {done.length > 0 && (
          <Section title={words.done}>
            <ul>
              {done.slice(0, shown).map((plan) => (
                <PlanLine key={plan.plan} plan={plan} today={today} isReader />
              ))}
            </ul>
            {done.length > shown && (
              <Button className="mt-3" onClick={() => setShown(done.length)}>
                {words.showAll(done.length)}
              </Button>
            )}
          </Section>
        )}
      </div>
    </>
  );
}
