/** A wrong number in circulation, the right one, and half of the last digit that the right one is known to. */
export interface Mistake {
  readonly where: string;
  readonly why: string;
  readonly printed: number;
  readonly right: number;
  readonly within: number;
  readonly ours: () => number;
}
