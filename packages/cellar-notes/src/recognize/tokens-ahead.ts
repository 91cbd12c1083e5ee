import type { Token } from '../text/tokens.ts';

/** Whether a number touches a letter that belongs to it from the left, as in `B101`. */
export function isVesselish(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && tokens[at]?.glued === true;
}
