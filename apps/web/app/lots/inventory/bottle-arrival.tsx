import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { FormField } from '../entry/form-field.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { arrivalWork, type TypedArrival } from './bottle-work.ts';

const none: TypedArrival = {
  account: 'opening',
  lot: '',
  variety: '',
  vintage: '',
  alcohol: '',
  size: '750',
  cases: '',
  loose: '',
  supplier: '',
};

const fields = [
  ['lot', 'text'],
  ['variety', 'text'],
  ['vintage', 'numeric'],
  ['alcohol', 'decimal'],
  ['size', 'numeric'],
  ['cases', 'decimal'],
  ['loose', 'numeric'],
  ['supplier', 'text'],
] as const;

const accounts = ['opening', 'received', 'returned'] as const;

/** For bottles that the book didn't see being filled. */
export function BottleArrival() {
  const { rows } = useWording();
  const { arrival, paper } = useOfficeWording();
  const { kept } = useWinery();
  const today = localDay(kept.cellar.winery.timeZone);
  const [typed, setTyped] = useState(none);
  const [day, setDay] = useState(today);
  const { enter, pending, failure, isDoubted } = useEntry();
  const work = arrivalWork(typed);
  return (
    <details data-noprint>
      <summary className="flex min-h-11 list-none items-center text-wine underline underline-offset-4">
        {arrival.title}
      </summary>
      <form
        className="mt-3 grid max-w-2xl grid-cols-1 gap-3 sm:grid-cols-2"
        onSubmit={async (event) => {
          event.preventDefault();
          if (work && (await enter(work, day))) setTyped(none);
        }}
      >
        <Select
          label={arrival.how}
          value={typed.account}
          choices={accounts.map((account) => [account, arrival.accounts[account]])}
          onChange={(account) => setTyped({ ...typed, account })}
          className="w-full"
        />
        <FormField label={paper.day} type="date" required max={today} value={day} onChange={setDay} />
        {fields.map(([name, inputMode]) => (
          <FormField
            key={name}
            label={arrival.fields[name]}
            inputMode={inputMode}
            maxLength={200}
            value={typed[name]}
            onChange={(text) => setTyped({ ...typed, [name]: text })}
          />
        ))}
        <ErrorLine error={failure} className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <Button size="large" type="submit" pending={pending} disabled={!work}>
            {isDoubted(work) ? rows.storeAnyway : arrival.add}
          </Button>
        </div>
      </form>
    </details>
  );
}
