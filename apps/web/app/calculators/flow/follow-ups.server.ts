import type { Definition } from '../definition.ts';
import { type FollowUp, followUpsOf } from './follow-ups.ts';

/** What the pages bring from the build, so that no browser has to load all calculators. */
export interface FollowUps {
  readonly followUps: Readonly<Record<string, readonly FollowUp[]>>;
}

/** For a route's loader: where the results of its calculators go on. */
export function followUps(...definitions: readonly Definition[]): FollowUps {
  return {
    followUps: Object.fromEntries(definitions.map((definition) => [definition.id, followUpsOf(definition)])),
  };
}
