import type { ReactNode } from 'react';
import { RowLine } from '../book/row-line.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';

interface Named {
  name: string;
  /** Of a line of the form, whose name is English, to readers of another language. */
  meaning?: string | undefined;
  formLine?: string | undefined;
  amount: string;
}

/** What a line of the form means, if the reader's language is not the form's. */
export function useMeaning(): (name: string) => string | undefined {
  const { month, formLines, reasons } = useOfficeWording();
  return (name) => {
    const [, reason] = /^Lost: (.*)$/.exec(name) ?? [];
    const meaning = reason === undefined ? formLines[name] : month.lostFor(reasons[reason] ?? reason);
    return meaning === name ? undefined : meaning;
  };
}

interface NameProps extends Omit<Named, 'amount'> {
  children?: ReactNode;
}

function Name({ name, meaning, formLine, children }: NameProps) {
  return (
    <span>
      {meaning === undefined ? name : <span lang="en">{name}</span>}
      {formLine && <span className="ml-2 whitespace-nowrap font-normal text-muted text-sm">{formLine}</span>}
      {children}
      {meaning !== undefined && <span className="block font-normal text-muted text-sm">{meaning}</span>}
    </span>
  );
}

export function Total({ amount, ...named }: Named) {
  return (
    <p className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 font-semibold">
      <Name {...named} />
      <span className="text-right">{amount}</span>
    </p>
  );
}

/** A sum that opens to its rows; a total if it has none. */
export function Sum({ amount, entries, ...named }: Named & { entries: string[] }) {
  const { paper } = useOfficeWording();
  const { rows, kept, sourceOf } = useWinery();
  const own = new Set(entries);
  if (own.size === 0) return <Total {...named} amount={amount} />;
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2">
        <Name {...named}>
          <span className="ml-2 whitespace-nowrap text-wine text-sm underline underline-offset-4">
            {paper.rows(own.size)}
          </span>
        </Name>
        <span className="text-right">{amount}</span>
      </summary>
      <ul className="pb-3 pl-4">
        {rows
          .filter(({ id }) => own.has(id))
          .map((row) => (
            <li key={row.id} className="py-1.5">
              <RowLine
                nameLot={lotInText}
                row={row}
                unit={kept.cellar.winery.volumeUnit}
                source={sourceOf(row.id)}
              />
            </li>
          ))}
      </ul>
    </details>
  );
}
