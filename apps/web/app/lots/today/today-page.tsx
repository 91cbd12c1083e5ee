import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import { describeFinding } from '@orbit-vine/cellar-book/entries/findings.ts';
import { codeForMixture } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { showFruit, showVolume } from '../book/amounts.ts';
import { RowList } from '../entry/row-list.tsx';
import { FermentTable } from '../ferments/ferment-table.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { LotForm } from '../opening/lot-form.tsx';
import { OpeningForm } from '../opening/opening-form.tsx';
import { VesselPicture } from '../vessels/vessel-picture.tsx';
import { OpenQuestions } from './open-questions.tsx';

export function TodayPage({ onChanged }: { onChanged: () => void }) {
  const { kept, book, rows } = useWinery();
  const { winery, setup } = kept.cellar;
  if (setup.vessels.length === 0)
    return (
      <Step title="Step 2 of 3: the vessels">
        {winery.role === 'owner' ? (
          <>
            <OpeningForm cellar={kept.cellar} book={book} onDone={onChanged} />
            <FromTable />
          </>
        ) : (
          <p>The owner has not listed the vessels yet.</p>
        )}
      </Step>
    );
  if (rows.length === 0)
    return (
      <Step title="Step 3 of 3: what the vessels hold">
        <LotForm cellar={kept.cellar} book={book} onDone={onChanged} />
        {winery.role === 'owner' && <FromTable />}
        <p className="mt-6 text-muted text-sm">
          Nothing to enter yet? Text the first harvest below, as you would to a colleague.
        </p>
      </Step>
    );
  return (
    <div className="grid gap-10">
      <h1 className="sr-only">Today</h1>
      <Beginning onChanged={onChanged} />
      <FermentTable />
      <OpenQuestions />
      <Section title="In the cellar now">
        <Vessels />
      </Section>
      <Findings />
      <Section title="Last entries">
        <RowList rows={rows.slice(-8).toReversed()} />
      </Section>
    </div>
  );
}

/** Until the first real work, asks for the contents of the next vessel. */
function Beginning({ onChanged }: { onChanged: () => void }) {
  const { kept, book, rows } = useWinery();
  const { winery, setup } = kept.cellar;
  const isDone = rows.some(({ work }) => work?.op !== 'start');
  const isFull = setup.vessels.every(({ name }) => book.vessels.get(name)?.lot !== undefined);
  if (isDone || isFull || winery.role === 'viewer') return null;
  return (
    <Section title="What do the other vessels hold?">
      <LotForm cellar={kept.cellar} book={book} onDone={onChanged} />
    </Section>
  );
}

function FromTable() {
  const { id } = useWinery().kept.cellar.winery;
  return (
    <p className="mt-4">
      {'Do you have this in a spreadsheet? '}
      <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
        Import it
      </TextRouteLink>
    </p>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto max-w-xl">
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-4">{children}</div>
    </section>
  );
}

function Vessels() {
  const { book, kept } = useWinery();
  const codeOf = useLotCode();
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const retired = new Set(kept.cellar.setup.vessels.flatMap(({ name, retired: is }) => (is ? [name] : [])));
  const isFull = ({ id, lot }: Vessel) => lot !== undefined && !id.startsWith(padPrefix);
  // A vessel that is no longer set up is shown as long as it holds wine.
  const vessels = [...book.vessels.values()].filter(
    (vessel) => isFull(vessel) || (vessel.kind !== undefined && !retired.has(vessel.id)),
  );
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
      {[...vessels.filter(isFull), ...vessels.filter((vessel) => !isFull(vessel))].map((vessel) => (
        <li key={vessel.id}>
          <Link
            to={addressOf({ view: 'vessel', id: vessel.id }, wineryId)}
            className="flex h-full items-center gap-2.5 border border-line p-2.5 hover:border-wine"
          >
            <VesselPicture vessel={vessel} className="size-9" />
            <span className="min-w-0 leading-snug">
              <span className="wrap-anywhere block font-semibold">{vessel.id}</span>
              <span className="block text-muted text-sm">
                {vessel.lot === undefined ? 'empty' : codeOf(vessel.lot)}
              </span>
              {vessel.lot !== undefined && (
                <span className="block text-muted text-sm">
                  {vessel.grams > 0 ? showFruit(vessel.grams, volumeUnit) : showVolume(vessel.ml, volumeUnit)}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Findings() {
  const { kept, book, rows } = useWinery();
  if (book.findings.length === 0) return null;
  const proposalFor = (id: string | undefined) => {
    const vessel = id === undefined ? undefined : book.vessels.get(id);
    const code = vessel && codeForMixture(kept.cellar.setup, book, vessel);
    return code === undefined ? null : ` A new lot could be ${code}.`;
  };
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  return (
    <Section title="What the book noticed">
      <ul>
        {book.findings.slice(-10).map((finding) => (
          <li
            key={`${finding.entry}/${finding.code}/${finding.vessel}`}
            className="border-line border-b py-2.5"
          >
            {describeFinding(finding)}
            {finding.code === 'joined_another_lot' && proposalFor(finding.vessel)}
            <span className="block text-muted text-sm">
              {[finding.vessel, `row ${seqOf.get(finding.entry) ?? '?'}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
