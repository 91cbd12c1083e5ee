import type { Lot, Reading, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { describeFinding } from '@orbit-vine/cellar-book/findings.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nameOfKind, showFruit, showReading, showVolume } from '../amounts.ts';
import { addressOf } from '../places.ts';
import { RowLine } from '../row-line.tsx';
import { LotsStep } from '../setup/lots-step.tsx';
import { VesselsStep } from '../setup/vessels-step.tsx';
import { Sparkline } from '../sparkline.tsx';
import { VesselPicture } from '../vessel-picture.tsx';
import { useLotCode, useWinery } from '../winery-context.ts';

/** What the whiteboard of a cellar says, and what is still open. */
export function TodayPage({ onChanged }: { onChanged: () => void }) {
  const { kept, book, rows, saidOf, nameOf } = useWinery();
  const { winery, setup } = kept.cellar;
  if (setup.vessels.length === 0)
    return (
      <Step title="Step 2 of 3: the vessels">
        {winery.role === 'owner' ? (
          <VesselsStep cellar={kept.cellar} onDone={onChanged} />
        ) : (
          <p>The owner has not said yet which vessels there are.</p>
        )}
      </Step>
    );
  if (rows.length === 0)
    return (
      <Step title="Step 3 of 3: what stands there">
        <LotsStep cellar={kept.cellar} book={book} onDone={onChanged} />
        <p className="mt-6 text-muted text-sm">
          Nothing to enter yet? Text the first harvest below, as you would to a colleague.
        </p>
      </Step>
    );
  const questions = kept.messages.filter(({ state }) => state === 'asked' || state === 'expired');
  return (
    <div className="grid gap-10">
      <h1 className="sr-only">Today</h1>
      <Ferments />
      {questions.length > 0 && (
        <Part title="Open questions">
          <ul>
            {questions.map(({ id, text, reply, by }) => (
              <li key={id} className="border-line border-b py-2.5">
                <span className="block font-semibold">{reply}</span>
                <span className="block text-muted text-sm">{`${nameOf(by)}: “${text}”`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What stands where">
        <Vessels />
      </Part>
      <Findings />
      <Part title="Last entries">
        <ol>
          {rows
            .slice(-8)
            .toReversed()
            .map((row) => (
              <li key={row.id} className="border-line border-b py-2.5">
                <RowLine row={row} unit={winery.volumeUnit} said={saidOf(row.id)} by={nameOf(row.by)} />
              </li>
            ))}
        </ol>
      </Part>
    </div>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** Those that ferment, the one that waited longest for a reading first. */
function Ferments() {
  const { book } = useWinery();
  const lastOf = ({ readings }: Lot) => readings.at(-1)?.on ?? '';
  const running = [...book.lots.values()]
    .filter(({ stage, ml, grams }) => stage === 'fermenting' && ml + grams > 0)
    .sort((a, b) => (lastOf(a) < lastOf(b) ? -1 : 1));
  if (running.length === 0) return null;
  return (
    <Part title="Ferments">
      <ul>
        {running.map((lot) => (
          <Ferment key={lot.id} lot={lot} />
        ))}
      </ul>
    </Part>
  );
}

function Ferment({ lot }: { lot: Lot }) {
  const { book, kept } = useWinery();
  const codeOf = useLotCode();
  const vessels = [...book.vessels.values()].filter((vessel) => vessel.lot === lot.id).map(({ id }) => id);
  const last = lot.readings.at(-1)?.on;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b py-2.5">
      <Link
        to={addressOf({ view: 'lot', id: lot.id }, kept.cellar.winery.id)}
        className="flex min-h-11 grow flex-col justify-center hover:text-wine"
      >
        <span className="font-semibold">{vessels.join(', ')}</span>
        <span className="text-muted text-sm">{codeOf(lot.id)}</span>
      </Link>
      {['brix', 'sg', 'temperature'].map((kind) => (
        <Course key={kind} kind={kind} readings={lot.readings.filter((reading) => reading.kind === kind)} />
      ))}
      <span className="w-full text-muted text-sm sm:w-auto">
        {last ? `last read ${last}` : 'not read yet'}
      </span>
    </li>
  );
}

function Course({ kind, readings }: { kind: string; readings: Reading[] }) {
  const last = readings.at(-1);
  if (!last) return null;
  const values = readings.slice(-14).map(({ value }) => value);
  return (
    <span className="flex items-center gap-2">
      <Sparkline values={values} says={`${nameOfKind(kind)}: ${values.join(', ')}`} className="h-6 w-20" />
      <strong className="font-semibold">{showReading(last)}</strong>
    </span>
  );
}

function Vessels() {
  const { book, kept } = useWinery();
  const codeOf = useLotCode();
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const retired = new Set(kept.cellar.setup.vessels.flatMap(({ name, retired: is }) => (is ? [name] : [])));
  const vessels = [...book.vessels.values()].filter(({ id, kind }) => kind !== undefined && !retired.has(id));
  const isFull = ({ lot }: Vessel) => lot !== undefined;
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
              <span className="block font-semibold">{vessel.id}</span>
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
  const { book, rows } = useWinery();
  if (book.findings.length === 0) return null;
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  return (
    <Part title="What the book noticed">
      <ul>
        {book.findings.slice(-10).map((finding) => (
          <li
            key={`${finding.entry}/${finding.code}/${finding.vessel}`}
            className="border-line border-b py-2.5"
          >
            {describeFinding(finding)}
            <span className="block text-muted text-sm">
              {[finding.vessel, `row ${seqOf.get(finding.entry) ?? '?'}`].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
