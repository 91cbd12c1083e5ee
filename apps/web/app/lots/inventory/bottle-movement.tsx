import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { casesOf, lineKey } from '../book/bottle-words.ts';
import { localDay } from '../book/local-day.ts';
import { FormField } from '../entry/form-field.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { Section } from '../layout/section.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { hasConsignee, movements, movementWork, type TypedMovement } from './bottle-work.ts';

const none: TypedMovement = { use: 'taxpaid', cases: '', loose: '', to: '', consignee: '' };
type Use = TypedMovement['use'];

export function BottleMovement({ lines }: { lines: readonly StockLine[] }) {
  const { rows } = useWording();
  const { bottles, paper } = useOfficeWording();
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
    <Section title={bottles.out}>
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
        <CountFields caseOf={line?.caseOf ?? 12} typed={typed} set={set} />
        <FormField label={paper.day} type="date" required max={today} value={day} onChange={setDay} />
        {hasConsignee(typed.use) && (
          <FormField
            label={bottles.toWhom}
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
          {isDoubted(work) ? rows.storeAnyway : bottles.enter}
        </Button>
      </form>
    </Section>
  );
}

interface CountFieldsProps {
  caseOf: number;
  typed: TypedMovement;
  set: (name: keyof TypedMovement) => (text: string) => void;
}

function CountFields({ caseOf, typed, set }: CountFieldsProps) {
  const { bottles, arrival } = useOfficeWording();
  return (
    <>
      <FormField
        label={bottles.casesOf(caseOf)}
        inputMode="decimal"
        value={typed.cases}
        onChange={set('cases')}
      />
      <FormField
        label={arrival.fields.loose}
        inputMode="numeric"
        value={typed.loose}
        onChange={set('loose')}
      />
    </>
  );
}

function UseChoice({ value, onChange }: { value: Use; onChange: (use: Use) => void }) {
  const { bottleUses } = useWording();
  const { bottles } = useOfficeWording();
  return (
    <Select
      label={bottles.whatHappened}
      value={value}
      choices={movements.map((use) => [use, use === 'counted' ? bottles.counted : bottleUses[use]] as const)}
      onChange={onChange}
      className="w-full"
    />
  );
}

function VesselChoice({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { bottles } = useOfficeWording();
  const { vessels } = useWinery().kept.cellar.setup;
  return (
    <Select
      label={bottles.intoWhich}
      value={value}
      choices={[['', bottles.choose], ...vessels.map(({ name }) => [name, name] as const)]}
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
  const wording = useWording();
  const { bottles } = useOfficeWording();
  const codeOf = useLotCode();
  return (
    <Select
      label={bottles.which}
      value={value}
      choices={lines.map((each) => [
        lineKey(each),
        `${codeOf(each.bottling.lot)}, ${wording.day(each.bottling.on)}, ${each.sizeMl} mL: ${casesOf(each, wording)}`,
      ])}
      onChange={onChange}
      className="w-full"
    />
  );
}
