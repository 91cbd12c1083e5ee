import type { importEntries } from '@orbit-vine/contract/lots-exchange.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { shortDay } from '../../ui/dates.ts';
import { describeWork } from '../book/work-words.ts';
import { useWinery } from '../layout/winery-context.ts';
import { english } from '../wording/english.ts';
import { countedWords } from './table-file.ts';

export type ImportAnswer = z.infer<typeof importEntries.answer>;

interface ImportPreviewProps {
  name: string;
  answer: ImportAnswer;
  children: ReactNode;
}

type Line = NonNullable<ImportAnswer['read']>[number];

export function ImportPreview({ name, answer, children }: ImportPreviewProps) {
  const { read = [], faults, findings, known } = answer;
  const lines = [
    ...faults.map(({ sheet, row, message }) => ({ sheet, row, fault: message })),
    ...read.map((line) => ({ ...line, finding: findingOf(line, findings) })),
  ].sort((a, b) => orderOf(a) - orderOf(b) || a.row - b.row);
  const counted = countedWords(answer);
  return (
    <section aria-label="The file as it was read" className="mt-4 border-edge border-t pt-4">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="mt-1">
        {faults.length > 0
          ? `${faults.length === 1 ? '1 line' : `${faults.length} lines`} can’t be read, so nothing in the file can be stored. Correct the file and choose it again.`
          : counted
            ? `Read: ${counted}. Nothing is stored yet.`
            : 'Nothing in the file is new.'}
        {known > 0 && ` ${known === 1 ? '1 entry is' : `${known} entries are`} already in the records.`}
      </p>
      <ol className="mt-3 max-h-[60dvh] overflow-y-auto border-line border-t">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have two faults, and none ever moves.
          <li key={at} className="grid grid-cols-[5.5rem_1fr] gap-3 border-line border-b py-2">
            <span className="text-muted text-sm">{`${line.sheet ? `${line.sheet} ` : ''}${line.row}`}</span>
            {'fault' in line ? (
              <span className="font-semibold text-wine">{line.fault}</span>
            ) : (
              <span>
                <LineWords line={line} />
                {line.finding && <span className="block text-sm text-wine">{line.finding}</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</p>
    </section>
  );
}

/** Vessels and blocks come before the entries that name them. */
const orderOf = ({ sheet }: { sheet?: string | undefined }) => (sheet === undefined ? 1 : 0);

const findingOf = ({ sheet, row }: Line, findings: ImportAnswer['findings']) =>
  sheet === undefined ? findings.find((finding) => finding.row === row)?.message : undefined;

function LineWords({ line: { name, work, workedOn } }: { line: Line }) {
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  if (name !== undefined) return name;
  if (!work) return 'Takes an entry back';
  const { title, detail } = describeWork(work, unit, english);
  return (
    <>
      <strong className="font-semibold">{title}</strong> {detail}
      {workedOn && <span className="text-muted text-sm">{`, ${shortDay(workedOn)}`}</span>}
    </>
  );
}
