/** A number in circulation, what it should be, and the half of the last digit that the right one is known to. */
export interface Mistake {
  readonly where: string;
  readonly why: string;
  readonly printed: number;
  readonly right: number;
  readonly within: number;
  readonly ours: () => number;
}
