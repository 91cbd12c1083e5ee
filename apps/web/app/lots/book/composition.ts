import type { Held } from '@orbit-vine/cellar-book/book/book.ts';
import { measureOf } from '@orbit-vine/cellar-book/book/contents.ts';
import { componentOf, keyOf } from '@orbit-vine/cellar-book/book/keys.ts';
import type { Component } from '@orbit-vine/cellar-book/entries/work.ts';
import { approximately, type Mixture } from '@orbit-vine/cellar-book/exact/mixture.ts';
import type { Wording } from '../wording/english.ts';

export interface ComponentShare extends Component {
  /** From 0 to 1, rounded for display; the book is exact. */
  share: number;
}

export const mixtureIn = (held: Held): Mixture => held.contents[measureOf(held)].composition;

/** The largest share first. */
function sharesOf(composition: Mixture): ComponentShare[] {
  return [...approximately(composition)]
    .map(([key, share]) => ({ ...componentOf(key), share }))
    .sort((a, b) => b.share - a.share || (keyOf(a) < keyOf(b) ? -1 : 1));
}

export const compositionOf = (held: Held): ComponentShare[] => sharesOf(mixtureIn(held));

const mostNamed = 3;

/** "2024 Merlot", "80% 2024 Merlot, 20% 2023 Chardonnay": what a wine is made of, blocks aside. */
export function nameOfWine(composition: Mixture, { lot }: Wording): string {
  const parts = Map.groupBy(sharesOf(composition), ({ variety, vintage }) =>
    [vintage, variety ?? lot.unknownGrapes].filter((each) => each !== null).join(' '),
  );
  const named = [...parts]
    .map(([name, group]) => ({ name, share: group.reduce((sum, { share }) => sum + share, 0) }))
    .sort((a, b) => b.share - a.share);
  if (named.length === 1) return named[0]?.name ?? '';
  const shown = named.slice(0, mostNamed).map(({ name, share }) => `${shareInWords(share)} ${name}`);
  return [...shown, ...(named.length > mostNamed ? ['…'] : [])].join(', ');
}

/** Whole percents, but never 0% of what is there. */
const shareInWords = (share: number) => (share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`);
