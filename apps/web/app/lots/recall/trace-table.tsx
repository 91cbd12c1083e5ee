import type { ReactNode } from 'react';
import { Scrolling } from '../../ui/scrolling.tsx';

interface TraceTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  none: string;
}

/** One part of a trace; a part with nothing in it says so, since that is an answer too. */
export function TraceTable({ title, heads, rows, none }: TraceTableProps) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="font-semibold text-lg">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <Scrolling label={title} isWide>
          <table className="w-full min-w-[32rem] border-collapse print:min-w-0">
            <thead>
              <tr className="border-edge border-b text-left text-sm">
                {heads.map((head) => (
                  <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key} className="break-inside-avoid border-line border-b align-top">
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className="wrap-anywhere py-2 pr-4">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </section>
  );
}
