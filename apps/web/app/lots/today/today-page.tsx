import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { codeForMixture } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { ReactNode } from 'react';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { RowList } from '../entry/row-list.tsx';
import { FermentTable } from '../ferments/ferment-table.tsx';
import { Section } from '../layout/section.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { LotForm } from '../opening/lot-form.tsx';
import { OpeningForm } from '../opening/opening-form.tsx';
import { OfficeInLanguage } from '../wording/office-in-language.tsx';
import { useWording } from '../wording/use-wording.ts';
import { BottlesNow } from './bottles-now.tsx';
import { CellarNow } from './cellar-now.tsx';
import { LeftoverQuestions } from './leftover-questions.tsx';
import { OpenQuestions } from './open-questions.tsx';

const lastEntries = 5;

export function TodayPage({ onChanged }: { onChanged: () => void }) {
  const { today, opening } = useWording();
  const { kept, book, rows } = useWinery();
  const { winery, setup } = kept.cellar;
  if (setup.vessels.length === 0 && rows.length === 0)
    return winery.role === 'owner' ? (
      <Step title={today.stepVessels}>
        <OfficeInLanguage>
          <OpeningForm cellar={kept.cellar} book={book} onDone={onChanged} />
        </OfficeInLanguage>
        <FromTable />
      </Step>
    ) : (
      <Step title={today.stepVessels}>
        <p>{today.noVesselsYet}</p>
      </Step>
    );
  if (rows.length === 0)
    return (
      <Step title={today.stepContents}>
        <LotForm cellar={kept.cellar} book={book} onDone={onChanged} />
        {winery.role === 'owner' && <FromTable />}
        <p className="mt-6 text-muted text-sm">{opening.nothingYet}</p>
      </Step>
    );
  return (
    <div className="grid gap-8">
      <h1 className="sr-only">{today.title}</h1>
      <OpenQuestions />
      <LeftoverQuestions />
      <FermentTable />
      <Section title={today.inCellar}>
        <CellarNow />
      </Section>
      <BottlesNow />
      <Beginning onChanged={onChanged} />
      <Findings />
      <Section title={today.lastEntries}>
        <RowList rows={rows.slice(-lastEntries).toReversed()} />
        {rows.length > lastEntries && (
          <TextRouteLink to={addressOf({ view: 'sheet' }, winery.id)} look="standalone">
            {today.allEntries}
          </TextRouteLink>
        )}
      </Section>
    </div>
  );
}

const isOpening = (work: Work | undefined) =>
  work?.op === 'start' || (work?.op === 'receive_bottles' && work.account === 'opening');

/** Until the first real work, asks for the contents of the next vessel. */
function Beginning({ onChanged }: { onChanged: () => void }) {
  const { today } = useWording();
  const { kept, book, rows } = useWinery();
  const { winery, setup } = kept.cellar;
  const isDone = rows.some(({ work }) => !isOpening(work));
  const isFull = setup.vessels.every(({ name }) => book.vessels.get(name)?.lot !== undefined);
  if (isDone || isFull || winery.role === 'viewer') return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline text-2xl">{today.otherVessels}</h2>
      </summary>
      <LotForm cellar={kept.cellar} book={book} onDone={onChanged} />
    </details>
  );
}

function FromTable() {
  const { opening } = useWording();
  const { id } = useWinery().kept.cellar.winery;
  return (
    <p className="mt-4">
      {opening.inTable}{' '}
      <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
        {opening.importIt}
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

function Findings() {
  const { today, findings, rows: rowWords } = useWording();
  const { kept, book, rows } = useWinery();
  if (book.findings.length === 0) return null;
  const proposalFor = (id: string | undefined) => {
    const vessel = id === undefined ? undefined : book.vessels.get(id);
    const code = vessel && codeForMixture(kept.cellar.setup, book, vessel);
    return code === undefined ? null : ` ${today.newLotCouldBe(code)}`;
  };
  const seqOf = new Map(rows.map(({ id, seq }) => [id, seq]));
  const nameOfRow = (id: string) => {
    const seq = seqOf.get(id);
    return seq === undefined ? rowWords.unknownRow : rowWords.rowBelow(seq);
  };
  return (
    <Section title={today.findings}>
      <ul>
        {book.findings.slice(-10).map((finding) => (
          <li
            key={`${finding.entry}/${finding.code}/${finding.vessel}`}
            className="border-line border-b py-2.5"
          >
            {findings[finding.code]}
            {finding.code === 'joined_another_lot' && proposalFor(finding.vessel)}
            <span className="block text-muted text-sm">
              {[finding.vessel, nameOfRow(finding.entry)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
