import type { Act } from '@orbit-vine/enology/law/legal-limit.ts';
import type { HouseFormula, PointGroup } from '@orbit-vine/enology/proof/proof.ts';
import type { LinkedSourceId, SourceId } from '@orbit-vine/enology/sources.ts';
import type { Definition } from './definition.ts';
import type { Season, Task } from './seasons-and-tasks.ts';

export type Reference = LinkedSourceId | { readonly title: string; readonly url: string };

interface Lesson {
  readonly heading: string;
  readonly text: string;
}

/**
 * A calculator with the texts about it: lists, search words, explanations, proof. Only used during the build;
 * browsers get the definition. A `quick-reference.tsx` in its folder is shown below the text.
 */
export interface Tool extends Definition {
  /** The short name of calculators listed first, for the strip. */
  readonly short?: string;
  /** Seasons and tasks group the list on `/tools`. */
  readonly seasons: readonly [Season, ...Season[]];
  readonly task: Task;
  readonly features: readonly string[];
  readonly searchWords: readonly string[];
  /**
   * What it does to a wine that a law may limit, as the table of limits names it; empty for conversions and
   * measurements.
   */
  readonly acts: readonly Act[];
  /** The published points of its methods, and the house formula if it is shown first. */
  readonly proof: { readonly groups: readonly PointGroup[]; readonly houseFormula?: HouseFormula };
  readonly sources: readonly SourceId[];
  readonly references: readonly Reference[];
  readonly lessons: readonly [Lesson, ...Lesson[]];
  /** Numbers that readers may find elsewhere, and why ours differ. */
  readonly whyOthersDiffer?: readonly string[];
}
