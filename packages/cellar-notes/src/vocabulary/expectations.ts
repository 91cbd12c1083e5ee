import { words } from './words.ts';

/** Right before an amount that never came, beside the one that did. */
export const expectationPhrases = words(`
  would have been, wouldve been, would ve been, would of been, should have gotten, were expecting, was expecting, expected, we expected,
  i expected, had expected, we had expected, was hoping for, were hoping for, hoped for, we hoped for, had hoped for,
  hubiera sido, hubieran sido, hubiesen sido, habria sido, habrian sido, iba a ser, iban a ser, esperaba, esperabamos
`);
