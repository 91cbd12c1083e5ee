import type { Token } from '../text/tokens.ts';

/** Whether a number is part of an id such as `B101`. */
export function isVesselish(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && tokens[at]?.glued === true;
}
