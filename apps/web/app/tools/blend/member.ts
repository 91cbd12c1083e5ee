export interface Member {
  readonly lot: string;
  readonly amount: number;
  readonly value: number;
}

export type Text = (value: number) => string;
