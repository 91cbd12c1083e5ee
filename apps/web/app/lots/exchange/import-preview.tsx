import type { importEntries } from '@orbit-vine/contract/lots-exchange.ts';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { describeWork } from '../book/work-words.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { countedWords } from './table-file.ts';

export type ImportAnswer = z.infer<typeof importEntries.answer>;

interface ImportPreviewProps {
  name: string;
  answer: ImportAnswer;
  children: ReactNode;
}

type Line = NonNullable<ImportAnswer['read']>[number];

export function ImportPreview({ name, answer, children }: ImportPreviewProps) {
  const { list, findings: sentences } = useWording();
  const { exchange } = useOfficeWording();
  const { read = [], faults, findings, known } = answer;
  const lines = [
    ...faults.map(({ sheet, row, message }) => ({ sheet, row, fault: message })),
    ...read.map((line) => ({ ...line, finding: findingOf(line, findings, sentences) })),
  ].sort((a, b) => orderOf(a) - orderOf(b) || a.row - b.row);
  const counted = list(countedWords(answer, exchange));
  return (
    <section aria-label={exchange.asRead} className="mt-4 border-edge border-t pt-4">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="mt-1">
        {faults.length > 0
          ? exchange.faults(faults.length)
          : counted
            ? exchange.read(counted)
            : exchange.nothingNew}
        {known > 0 && ` ${exchange.known(known)}`}
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

function findingOf(
  { sheet, row }: Line,
  findings: ImportAnswer['findings'],
  sentences: Readonly<Record<string, string>>,
): string | undefined {
  const found = sheet === undefined ? findings.find((finding) => finding.row === row) : undefined;
  return found && (sentences[found.code] ?? found.message);
}

function LineWords({ line: { name, work, workedOn } }: { line: Line }) {
  const wording = useWording();
  const { exchange } = useOfficeWording();
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  if (name !== undefined) return name;
  if (!work) return exchange.takesBack;
  const { title, detail } = describeWork(work, unit, wording);
  return (
    <>
      <strong className="font-semibold">{title}</strong> {detail}
      {workedOn && <span className="text-muted text-sm">{`, ${wording.day(workedOn)}`}</span>}
    </>
  );
}
