export interface Finding {
  shown: string;
  faults: string[];
}

export type Row = Record<string, Finding>;

export function atMost(value: number, limit: number | undefined, unit: 'B' | ''): Finding {
  const shown = unit === 'B' ? (value / 1024).toFixed(1) : String(value);
  const faults = limit !== undefined && value > limit ? [`${value} ${unit} of at most ${limit}`] : [];
  return { shown, faults };
}

export function none(faults: string[]): Finding {
  return { shown: String(faults.length), faults };
}

/** A check that could not run counts as a fault; the other checks still count. */
export function failed(error: unknown): Finding {
  return { shown: 'failed', faults: [error instanceof Error ? error.message : String(error)] };
}
