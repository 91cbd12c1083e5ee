import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { inventoryDays } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { localDay } from '../book/local-day.ts';
import { OfficeNav } from '../layout/office-nav.tsx';
import { PrintHead } from '../layout/print-head.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { BottleStock } from './bottle-stock.tsx';
import { type InventoryDraft, inventoryLines, inventoryWork, type Measured } from './inventory-draft.ts';
import { InventorySums } from './inventory-sums.tsx';
import { InventoryTable } from './inventory-table.tsx';
import { MeasureVessel } from './measure-vessel.tsx';
import type { Inventory } from './use-inventory.ts';

function useInventoryDraft({ draft, change: changeKept }: Inventory) {
  const { kept, book } = useWinery();
  const { winery, setup } = kept.cellar;
  const today = localDay(winery.timeZone);
  const day = draft?.day ?? today;
  const then = useMemo(
    () => (day < today ? foldWinery(setup, kept.entries, { through: day }) : book),
    [setup, kept.entries, book, day, today],
  );
  const lines = inventoryLines(then, setup, draft ?? undefined);
  const alter = (changes: (now: InventoryDraft) => Partial<InventoryDraft>) =>
    changeKept((kept) => {
      const { refused: _, ...now }: InventoryDraft = kept ?? { id: crypto.randomUUID(), day, measured: {} };
      return { ...now, ...changes(now) };
    });
  const change = (changes: Partial<InventoryDraft>) => alter(() => changes);
  const note = (vessel: string, measured: Measured | undefined) =>
    alter((now) => {
      const { [vessel]: _, ...others } = now.measured;
      return { measured: measured ? { ...others, [vessel]: measured } : others };
    });
  const signOff = () =>
    change({
      // A measurement from an earlier day counts for the end of that day.
      signed: { workedOn: day, ...(day < today && { workedAt: '23:59' }), work: inventoryWork(lines) },
    });
  return { day, today, lines, change, note, signOff };
}

export function InventoryPage({ inventory }: { inventory: Inventory }) {
  const { day: dayInWords } = useWording();
  const { inventory: words, measuring } = useOfficeWording();
  const { winery } = useWinery().kept.cellar;
  const codeOf = useLotCode();
  const { draft } = inventory;
  const { day, today, lines, change, note, signOff } = useInventoryDraft(inventory);
  const [open, setOpen] = useState<string>();
  const at = lines.findIndex(({ vessel }) => vessel === open);
  const line = lines[at];
  if (line && !draft?.signed && winery.role !== 'viewer')
    return (
      <MeasureVessel
        key={line.vessel}
        line={line}
        unit={winery.volumeUnit}
        codeOf={codeOf}
        position={measuring.position(at + 1, lines.length)}
        onMeasured={(measured) => note(line.vessel, measured)}
        onNext={() => setOpen(lines[at + 1]?.vessel)}
        onBack={() => setOpen(lines[at - 1]?.vessel)}
      />
    );
  return (
    <>
      <OfficeNav />
      <PrintHead title={words.titleOn(dayInWords(day))} />
      <h1 className="text-4xl print:hidden">{words.title}</h1>
      {draft?.signed ? (
        <WaitsToBeSent day={day} />
      ) : (
        <Begin
          {...{ day, today, lines, draft }}
          isReader={winery.role === 'viewer'}
          onDay={(chosen) => change({ day: chosen })}
          onOpen={setOpen}
          onDiscard={() => inventory.change(() => null)}
        />
      )}
      <div className="mt-6">
        <InventoryTable
          lines={lines}
          unit={winery.volumeUnit}
          {...(winery.role !== 'viewer' && !draft?.signed && { onChoose: setOpen })}
        />
      </div>
      {draft && !draft.signed && <InventorySums lines={lines} unit={winery.volumeUnit} onSignOff={signOff} />}
      <ErrorLine error={draft?.refused} className="mt-3" />
      <BottleStock />
      <Taken />
    </>
  );
}

function WaitsToBeSent({ day }: { day: string }) {
  const { day: dayInWords } = useWording();
  const { inventory } = useOfficeWording();
  return (
    <p role="status" className="mt-4 border-gold border-l-4 pl-3">
      {inventory.waits(dayInWords(day))}
    </p>
  );
}

interface BeginProps {
  day: string;
  today: string;
  lines: ReturnType<typeof inventoryLines>;
  draft: InventoryDraft | null;
  isReader: boolean;
  onDay: (day: string) => void;
  onOpen: (vessel: string | undefined) => void;
  onDiscard: () => void;
}

function Begin({ day, today, lines, draft, isReader, onDay, onOpen, onDiscard }: BeginProps) {
  const { inventory: words, paper } = useOfficeWording();
  const [isSure, setSure] = useState(false);
  const next = lines.find(({ measured }) => measured === undefined) ?? lines[0];
  const hasBegun = Object.keys(draft?.measured ?? {}).length > 0;
  return (
    <div data-noprint>
      <p className="mt-4 max-w-prose">{words.about}</p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {!isReader && (
          <label className="block">
            <span className="mb-1.5 block font-semibold text-sm">{words.day}</span>
            <input
              required
              type="date"
              max={today}
              value={day}
              onChange={(event) => event.target.value && onDay(event.target.value)}
              className={`block h-11 ${controlClass}`}
            />
          </label>
        )}
        {!isReader && next && (
          <Button look="primary" size="large" className="max-w-full" onClick={() => onOpen(next.vessel)}>
            {hasBegun ? words.continueWith(next.vessel) : words.beginWith(next.vessel)}
          </Button>
        )}
        <Button size="large" onClick={() => window.print()}>
          {paper.printSheet}
        </Button>
        {hasBegun && (
          <Button
            look="link"
            size="large"
            onClick={() => (isSure ? onDiscard() : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {isSure ? words.discard : words.startOver}
          </Button>
        )}
      </div>
    </div>
  );
}

function Taken() {
  const { day: dayInWords } = useWording();
  const { inventory } = useOfficeWording();
  const { book, kept } = useWinery();
  const days = inventoryDays(book);
  if (days.length === 0) return null;
  return (
    <section data-noprint aria-label={inventory.earlier} className="mt-10">
      <h2 className="text-2xl">{inventory.earlier}</h2>
      <ul className="mt-3">
        {days.map((day) => (
          <li key={day}>
            <TextRouteLink
              to={addressOf({ view: 'counted', id: day }, kept.cellar.winery.id)}
              look="standalone"
            >
              {dayInWords(day)}
            </TextRouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
