import { RowLine } from '../book/row-line.tsx';
import { useWinery } from '../layout/winery-context.ts';

interface Named {
  name: string;
  formLine?: string | undefined;
  amount: string;
}

export function Total({ name, formLine, amount }: Named) {
  return (
    <p className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-2 font-semibold">
      <span>
        {name}
        <FormLine line={formLine} />
      </span>
      <span className="text-right">{amount}</span>
    </p>
  );
}

function FormLine({ line }: { line: string | undefined }) {
  return line && <span className="ml-2 whitespace-nowrap font-normal text-muted text-sm">{line}</span>;
}

/** A sum that opens to its rows; a total if it has none. */
export function Sum({ name, formLine, amount, entries }: Named & { entries: string[] }) {
  const { rows, kept, sourceOf } = useWinery();
  const own = new Set(entries);
  if (own.size === 0) return <Total name={name} formLine={formLine} amount={amount} />;
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2">
        <span>
          {name}
          <FormLine line={formLine} />
          <span className="ml-2 whitespace-nowrap text-wine text-sm underline underline-offset-4">
            {own.size === 1 ? '1 row' : `${own.size} rows`}
          </span>
        </span>
        <span className="text-right">{amount}</span>
      </summary>
      <ul className="pb-3 pl-4">
        {rows
          .filter(({ id }) => own.has(id))
          .map((row) => (
            <li key={row.id} className="py-1.5">
              <RowLine row={row} unit={kept.cellar.winery.volumeUnit} source={sourceOf(row.id)} />
            </li>
          ))}
      </ul>
    </details>
  );
}
