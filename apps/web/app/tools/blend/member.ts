export interface Member {
  /** Its letter. */
  readonly lot: string;
  readonly amount: number;
  readonly value: number;
}

/** A value as it stands on the page, with its unit. */
export type Text = (value: number) => string;
