import { onAcidAndSo2, onMolecularSo2AndNitrogen } from '@orbit-vine/enology/proof/mistakes/acid-and-so2.ts';
import { onBlendsAndSpirit, onSugar } from '@orbit-vine/enology/proof/mistakes/blends-and-sugar.ts';
import {
  onVesselsAndGas,
  onVineyardAndLabel,
} from '@orbit-vine/enology/proof/mistakes/vessels-and-vineyard.ts';
import { proofOf } from '@orbit-vine/enology/proof/proof.ts';
import { vectors } from '@orbit-vine/enology/proof/vectors.ts';
import { short } from '../form/decimal.ts';
import { calculators } from '../registry.ts';
import { describeError } from './significant.ts';

const mistakes = [
  ...onBlendsAndSpirit,
  ...onSugar,
  ...onAcidAndSo2,
  ...onMolecularSo2AndNitrogen,
  ...onVesselsAndGas,
  ...onVineyardAndLabel,
];

/** What the page of the proof shows: worked out whenever the site is built. */
export function wholeProof() {
  const all = vectors();
  return {
    points: all.length,
    sources: new Set(all.map(({ source }) => source)).size,
    refused: all.filter(({ ours }) => ours === null).map(({ id, note }) => ({ id, note })),
    calculators: calculators.map(({ id, title, proof }) => {
      const { lines, houseFormula } = proofOf(proof);
      return {
        id,
        title,
        lines: [...lines, ...(houseFormula ? [houseFormula] : [])].map((line) => ({
          quantity: line.quantity,
          points: line.points,
          error: describeError(line),
        })),
      };
    }),
    mistakes: mistakes.map(({ where, why, printed, right }) => ({
      where,
      why,
      printed: short(Number(printed.toPrecision(5))),
      right: short(Number(right.toPrecision(5))),
    })),
  };
}
