import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { Fragment, type ReactNode } from 'react';

export type NameLot = (lot: string) => ReactNode;

interface NamedLotsProps {
  text: string;
  /** The lots in the text, by how they are written there. */
  lots: ReadonlyMap<string, string>;
  nameLot?: NameLot | undefined;
}

/** A text with its lots shown by `nameLot`. */
export function NamedLots({ text, lots, nameLot }: NamedLotsProps): ReactNode {
  if (!nameLot || lots.size === 0) return text;
  const names = [...lots.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const parts = text.split(new RegExp(`(?<![\\p{L}\\d-])(${names.join('|')})(?![\\p{L}\\d-])`, 'u'));
  return parts.map((part, index) => {
    const lot = index % 2 === 1 ? lots.get(part) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't move.
    return <Fragment key={index}>{lot === undefined ? part : nameLot(lot)}</Fragment>;
  });
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The lots that work names, as `describeWork` writes them. */
export function lotsIn(work: Work): Map<string, string> {
  const named = [
    ...('lot' in work ? [work.lot] : []),
    ...('fromLot' in work ? [work.fromLot] : []),
    ...(work.op === 'blend' ? work.parts.map(({ lot }) => lot) : []),
  ];
  return new Map(named.flatMap((lot) => (lot ? [[lot, lot]] : [])));
}
