import { Button } from '../../ui/button.tsx';
import { shortDay } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { showVolume } from '../book/amounts.ts';
import { useEntry } from '../entry/use-entry.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { leftoversIn } from '../vessels/leftovers.ts';

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
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const codeOf = useLotCode();
  const { enter, pending, failure } = useEntry();
  return (
    <section aria-label={`Question about ${vessel}`} className="border-gold border-l-4 py-1 pl-4">
      <p>
        <strong className="font-semibold">{`Is ${vessel} empty now?`}</strong>
        {` After ${shortDay(on)} the book still has ${showVolume(ml, unit)} of ${codeOf(lot)} in it.`}
      </p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="large" pending={pending} onClick={() => void enter({ op: 'empty', vessels: [vessel] })}>
          {`Yes, ${vessel} is empty`}
        </Button>
        <Button
          size="large"
          pending={pending}
          onClick={() => void enter({ op: 'gauge', levels: [{ vessel, ml }] })}
        >
          {`No, it holds ${showVolume(ml, unit)}`}
        </Button>
      </p>
      <ErrorLine error={failure} className="mt-1" />
    </section>
  );
}
