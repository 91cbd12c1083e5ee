import { nextLotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { showFruit } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';
import { FormField } from '../entry/form-field.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { Section } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { emptyBin, fruitWork, type TypedBin, type TypedFruit } from './fruit-work.ts';

const fields = ['variety', 'block', 'vintage', 'grower', 'weighTag'] as const;

/** Fruit that arrives, weighed bin by bin. */
export function FruitForm() {
  const { rows } = useWording();
  const { fruit, paper } = useOfficeWording();
  const { kept, book } = useWinery();
  const { winery, setup } = kept.cellar;
  const unit = winery.volumeUnit;
  const today = localDay(winery.timeZone);
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState<TypedFruit>({
    ...{ variety: '', block: '', vintage: today.slice(0, 4), grower: '', weighTag: '' },
    bins: [emptyBin],
  });
  const { enter, pending, failure, isDoubted } = useEntry();
  const variety = typed.variety.trim();
  const lot = nextLotCode(setup, book, { vintage: Number(typed.vintage) || 0, variety, taken: [] });
  const vessels = setup.vessels.filter(({ retired }) => !retired).map(({ name }) => name);
  const work = fruitWork(typed, { unit, vessels, lot });
  return (
    <Section title={fruit.weighIn}>
      <form
        className="max-w-2xl"
        onSubmit={async (event) => {
          event.preventDefault();
          if (work && (await enter(work, day))) setTyped({ ...typed, weighTag: '', bins: [emptyBin] });
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <FormField label={paper.day} type="date" required max={today} value={day} onChange={setDay} />
          {fields.map((name) => (
            <FormField
              key={name}
              label={fruit.fields[name]}
              maxLength={200}
              value={typed[name]}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </div>
        <Bins
          bins={typed.bins}
          weightUnit={unit === 'gal' ? 'lb' : 'kg'}
          onChange={(bins) => setTyped({ ...typed, bins })}
        />
        <p role="status" className="mt-4 min-h-6 font-semibold">
          {work && fruit.netOfLot(showFruit(work.grams, unit), lot)}
        </p>
        <ErrorLine error={failure} />
        <Button look="primary" size="large" type="submit" pending={pending} disabled={!work} className="mt-3">
          {isDoubted(work) ? rows.storeAnyway : fruit.enter}
        </Button>
      </form>
    </Section>
  );
}

interface BinsProps {
  bins: readonly TypedBin[];
  weightUnit: string;
  onChange: (bins: TypedBin[]) => void;
}

function Bins({ bins, weightUnit, onChange }: BinsProps) {
  const { fruit } = useOfficeWording();
  const change = (at: number, changed: Partial<TypedBin>) =>
    onChange(bins.map((bin, index) => (index === at ? { ...bin, ...changed } : bin)));
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{fruit.bins}</legend>
      {bins.map((bin, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bins are only added at the end.
        <div key={index} className="mt-2 grid grid-cols-3 gap-2">
          <FormField
            label={fruit.bin(index + 1)}
            placeholder={fruit.binName}
            maxLength={200}
            value={bin.name}
            onChange={(name) => change(index, { name })}
          />
          <FormField
            label={fruit.grossIn(weightUnit)}
            inputMode="decimal"
            value={bin.gross}
            onChange={(gross) => change(index, { gross })}
          />
          <FormField
            label={fruit.tareIn(weightUnit)}
            inputMode="decimal"
            value={bin.tare}
            onChange={(tare) => change(index, { tare })}
          />
        </div>
      ))}
      <Button
        size="large"
        className="mt-3"
        onClick={() => onChange([...bins, { ...emptyBin, tare: bins.at(-1)?.tare ?? '' }])}
      >
        {fruit.addBin}
      </Button>
    </fieldset>
  );
}
