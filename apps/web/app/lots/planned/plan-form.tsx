import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { FormField } from '../entry/form-field.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

const none = { task: '', vessels: '', assignee: '' };

function vesselsIn(text: string, setup: Setup) {
  const typed = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const vessels = setup.vessels.map(({ name }) => name).filter((name) => typed.includes(name.toLowerCase()));
  return { vessels, isKnown: vessels.length === new Set(typed).size };
}

export function PlanForm({ today }: { today: string }) {
  const { planned } = useWording();
  const { setup } = useWinery().kept.cellar;
  const [typed, setTyped] = useState(none);
  const [due, setDue] = useState(today);
  const { enter, pending, failure } = useEntry();
  const set = (name: keyof typeof none) => (text: string) => setTyped({ ...typed, [name]: text });
  const { vessels, isKnown } = vesselsIn(typed.vessels, setup);
  const save = async () => {
    const [task, assignee] = [typed.task.trim(), typed.assignee.trim()];
    const plan = crypto.randomUUID();
    const about = { ...(vessels.length > 0 && { vessels }), ...(assignee !== '' && { assignee }) };
    if (await enter({ op: 'plan', plan, task, due, ...about })) setTyped(none);
  };
  return (
    <Section title={planned.plan}>
      <form
        data-noprint
        className="grid max-w-2xl grid-cols-1 gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormField
          label={planned.task}
          required
          maxLength={2000}
          value={typed.task}
          onChange={set('task')}
          className="sm:col-span-2"
        />
        <FormField label={planned.dueDay} type="date" required value={due} onChange={setDue} />
        <FormField
          label={planned.forWhom}
          maxLength={200}
          value={typed.assignee}
          onChange={set('assignee')}
        />
        <FormField
          label={planned.vessels}
          value={typed.vessels}
          onChange={set('vessels')}
          aria-invalid={!isKnown}
        />
        <ErrorLine error={isKnown ? failure : planned.noSuchVessel} className="sm:col-span-2" />
        <Button
          look="primary"
          size="large"
          type="submit"
          pending={pending}
          disabled={!isKnown || typed.task.trim() === ''}
          className="justify-self-start sm:col-span-2"
        >
          {planned.planIt}
        </Button>
      </form>
    </Section>
  );
}
