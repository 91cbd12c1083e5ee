/** What one check has to say about one route: a cell of the table, and what is wrong. */
export interface Finding {
  shown: string;
  faults: string[];
}

/** The cells of one route by the name of their column. */
export type Row = Record<string, Finding>;

export function atMost(value: number, limit: number | undefined, unit: 'B' | ''): Finding {
  const shown = unit === 'B' ? (value / 1024).toFixed(1) : String(value);
  const faults = limit !== undefined && value > limit ? [`${value} ${unit} of at most ${limit}`] : [];
  return { shown, faults };
}

/** For what must not occur at all: each occurrence is a fault. */
export function none(faults: string[]): Finding {
  return { shown: String(faults.length), faults };
}

/** A check that could not be made counts as a fault, and the others still count. */
export function failed(error: unknown): Finding {
  return { shown: 'failed', faults: [error instanceof Error ? error.message : String(error)] };
}
