import published from '../../fixtures/cellar-points.json' with { type: 'json' };
import type { Disagreement, PublishedPoint } from './published-points.ts';

/** Values read in publications for what a cellar adds, blends, measures and labels: `fixtures/cellar-points.json`. */
export const cellarPoints: readonly PublishedPoint[] = published.points;
export const cellarDisagreements: readonly Disagreement[] = published.disagreements;
