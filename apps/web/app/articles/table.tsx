import type { ReactNode } from 'react';

/** A table wider than a phone scrolls by itself, also by keyboard. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer.
    <section className="scrolling" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

interface TableProps {
  caption: string;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A table whose rows were worked out. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <Scrolling label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
