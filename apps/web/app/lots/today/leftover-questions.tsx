import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { showVolume } from '../book/amounts.ts';
import { NamedLots } from '../book/named-lots.tsx';
import { useEntry } from '../entry/use-entry.ts';
import { lotInText } from '../layout/lot-link.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { leftoversIn } from '../vessels/leftovers.ts';
import { useWording } from '../wording/use-wording.ts';

type Leftover = ReturnType<typeof leftoversIn>[number];

/** Asks about vessels that keep a little wine after a move. */
export function LeftoverQuestions() {
  const { book, rows, kept } = useWinery();
  if (kept.cellar.winery.role === 'viewer') return null;
  return leftoversIn(book, rows)
    .slice(0, 3)
    .map((leftover) => <LeftoverQuestion key={leftover.vessel} leftover={leftover} />);
}

function LeftoverQuestion({ leftover: { vessel, lot, ml, on } }: { leftover: Leftover }) {
  const { leftovers, day } = useWording();
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const codeOf = useLotCode();
  const { enter, pending, failure } = useEntry();
  return (
    <section aria-label={leftovers.about(vessel)} className="border-gold border-l-4 py-1 pl-4">
      <p>
        <strong className="font-semibold">{leftovers.isEmpty(vessel)}</strong>{' '}
        <NamedLots
          text={leftovers.after(day(on), showVolume(ml, unit), codeOf(lot))}
          lots={new Map([[codeOf(lot), lot]])}
          nameLot={lotInText}
        />
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="large" pending={pending} onClick={() => void enter({ op: 'empty', vessels: [vessel] })}>
          {leftovers.yes(vessel)}
        </Button>
        <Button
          size="large"
          pending={pending}
          onClick={() => void enter({ op: 'gauge', levels: [{ vessel, ml }] })}
        >
          {leftovers.no(showVolume(ml, unit))}
        </Button>
      </p>
      <ErrorLine error={failure} className="mt-1" />
    </section>
  );
}
