import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Scrolling } from '../ui/scrolling.tsx';
import { Calculator } from './calculator.tsx';
import { Figures } from './figures.tsx';
import { Source } from './source.tsx';
import { Table } from './table.tsx';
import { textOf } from './text-of.ts';
import { ToolCard } from './tool-card.tsx';

/*
 * What an article may use without importing it. Articles are GFM and MDX, rendered when the site is built; only their
 * calculators reach the browser as script.
 *
 *   ## A heading              gets an anchor and a line in the table of contents
 *   A claim.[^oiv]            a note; below, in any order, `[^oiv]: OIV, *Title*, 2025. <https://…>` or, for what
 *                             packages/enology is based on, `[^oiml]: <Source id="oiml-r22" />`
 *   <Calculator id="so2" />   the working calculator, at the outermost level of the text
 *   <ToolCard id="yan" />     a card that leads to a calculator's page
 *   <Table caption="…" head={['pH', 'mg/L']} rows={rows} />, <Figures rows={[['Term', '1.10']]} />
 *
 * A number that packages/enology can compute is never typed: a folder beside this file computes the article's tables and
 * figures, and the text imports them, as in `{lot.initialAt20}`.
 */
export const components = {
  Calculator,
  Figures,
  Source,
  Table,
  ToolCard,
  a: Link,
  h2: Heading,
  table: PlainTable,
};

function Heading({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <h2 id={id}>
      <a href={`#${id}`}>{children}</a>
    </h2>
  );
}

/** Labels links to notes, which are only a number otherwise. */
function Link({ children, ...attributes }: ComponentProps<'a'>) {
  const note = 'data-footnote-ref' in attributes && { 'aria-label': `Source ${children}` };
  return (
    <a {...attributes} {...note}>
      {children}
    </a>
  );
}

function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === 'th' ? [textOf(child)] : headings(child.props.children);
  });
}

/** A table without a caption is named by its columns. */
function PlainTable({ children }: { children?: ReactNode }) {
  return (
    <Scrolling label={headings(children).join(', ')}>
      <table>{children}</table>
    </Scrolling>
  );
}
