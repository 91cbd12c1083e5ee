import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { localDay } from '../book/local-day.ts';
import { FormField } from '../entry/form-field.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { Section } from '../layout/section.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { english } from '../wording/english.ts';
import { casesOf, lineKey } from './bottle-table.tsx';
import { hasConsignee, movements, movementWork, type TypedMovement } from './bottle-work.ts';

const none: TypedMovement = { use: 'taxpaid', cases: '', loose: '', to: '', consignee: '' };
type Use = TypedMovement['use'];

const choices = movements.map(
  (use) => [use, use === 'counted' ? 'Counted at a physical inventory' : english.bottleUses[use]] as const,
);

export function BottleMovement({ lines }: { lines: readonly StockLine[] }) {
  const { kept } = useWinery();
  const today = localDay(kept.cellar.winery.timeZone);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState(none);
  const [day, setDay] = useState(today);
  const { enter, pending, failure, isDoubted } = useEntry();
  const line = lines.find((each) => lineKey(each) === chosen) ?? lines[0];
  const work = line && movementWork(line, typed);
  const set = (name: keyof TypedMovement) => (text: string) => setTyped({ ...typed, [name]: text });
  const save = async () => {
    if (work && (await enter(work, day))) setTyped({ ...none, use: typed.use });
  };
  return (
    <Section title="Bottles out, or counted">
      <form
        data-noprint
        className="grid max-w-2xl grid-cols-1 gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <BottleChoice lines={lines} value={line ? lineKey(line) : ''} onChange={setChosen} />
        <UseChoice value={typed.use} onChange={(use) => setTyped({ ...typed, use })} />
        <FormField
          label={`Cases of ${line?.caseOf ?? 12}`}
          inputMode="decimal"
          value={typed.cases}
          onChange={set('cases')}
        />
        <FormField label="Loose bottles" inputMode="numeric" value={typed.loose} onChange={set('loose')} />
        <FormField label="Day" type="date" required max={today} value={day} onChange={setDay} />
        {hasConsignee(typed.use) && (
          <FormField
            label="To whom (optional)"
            maxLength={200}
            value={typed.consignee}
            onChange={set('consignee')}
          />
        )}
        {typed.use === 'dumped_to_bulk' && <VesselChoice value={typed.to} onChange={set('to')} />}
        <ErrorLine error={failure} className="sm:col-span-2" />
        <Button
          look="primary"
          size="large"
          type="submit"
          pending={pending}
          disabled={!work}
          className="justify-self-start sm:col-span-2"
        >
          {isDoubted(work) ? 'It’s right: store it anyway' : 'Enter it'}
        </Button>
      </form>
    </Section>
  );
}

function UseChoice({ value, onChange }: { value: Use; onChange: (use: Use) => void }) {
  return (
    <Select label="What happened" value={value} choices={choices} onChange={onChange} className="w-full" />
  );
}

function VesselChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { vessels } = useWinery().kept.cellar.setup;
  return (
    <Select
      label="Into which vessel"
      value={value}
      choices={[['', 'Choose'], ...vessels.map(({ name }) => [name, name] as const)]}
      onChange={onChange}
      className="w-full"
    />
  );
}

interface BottleChoiceProps {
  lines: readonly StockLine[];
  value: string;
  onChange: (key: string) => void;
}

function BottleChoice({ lines, value, onChange }: BottleChoiceProps) {
  const codeOf = useLotCode();
  return (
    <Select
      label="Which bottles"
      value={value}
      choices={lines.map((each) => [
        lineKey(each),
        `${codeOf(each.bottling.lot)}, ${shortDay(each.bottling.on)}, ${each.sizeMl} mL: ${casesOf(each, english)}`,
      ])}
      onChange={onChange}
      className="w-full"
    />
  );
}
