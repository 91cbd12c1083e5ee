import type { HouseFormula, PointGroup } from '@orbit-vine/enology/proof/proof.ts';
import type { LinkedSourceId, SourceId } from '@orbit-vine/enology/sources.ts';
import type { Definition } from './definition.ts';
import type { Season, Task } from './seasons-and-tasks.ts';

/** What to read on: a source of ours that can be read on the web, or another page. */
export type Reference = LinkedSourceId | { readonly title: string; readonly url: string };

interface Lesson {
  readonly heading: string;
  readonly text: string;
}

/**
 * A calculator with what is said about it: its place in lists, its search words, the text below it, its proof. Only where
 * pages are built; a browser gets the definition. A `quick-reference.tsx` in its folder is shown below the text.
 */
export interface Tool extends Definition {
  /** What the calculators that stand first in lists are called in the strip of all the others. */
  readonly short?: string;
  /** When of the year and for what it is wanted: `/tools` is grouped by both. */
  readonly seasons: readonly [Season, ...Season[]];
  readonly task: Task;
  /** What it can do, for search engines. */
  readonly features: readonly string[];
  /** What people call it, or look for when they need it, beside the words of its page. */
  readonly searchWords: readonly string[];
  /** The published points that its methods are held against, and the house formula if one is shown first. */
  readonly proof: { readonly groups: readonly PointGroup[]; readonly houseFormula?: HouseFormula };
  /** The sources that its working may name. */
  readonly sources: readonly SourceId[];
  readonly references: readonly Reference[];
  /** A few sentences under headings, below the calculator. */
  readonly lessons: readonly [Lesson, ...Lesson[]];
  /** Numbers that a reader may have met elsewhere, and why ours is another. */
  readonly whyOthersDiffer?: readonly string[];
}
