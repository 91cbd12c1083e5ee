export interface Member {
  readonly lot: string;
  readonly amount: number;
  readonly value: number;
}

/** Formats a value as on the page, with its unit. */
export type Text = (value: number) => string;
