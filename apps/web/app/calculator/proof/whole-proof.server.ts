import { disagreements, printedDecimals } from '@orbit-vine/enology/proof/disagreements.ts';
import { onAcidAndSo2, onMolecularSo2AndNitrogen } from '@orbit-vine/enology/proof/mistakes/acid-and-so2.ts';
import { onBlendsAndSpirit, onSugar } from '@orbit-vine/enology/proof/mistakes/blends-and-sugar.ts';
import {
  onVesselsAndGas,
  onVineyardAndLabel,
} from '@orbit-vine/enology/proof/mistakes/vessels-and-vineyard.ts';
import { nameOf, proofOf, shownUnit } from '@orbit-vine/enology/proof/proof.ts';
import { type Vector, vectors } from '@orbit-vine/enology/proof/vectors.ts';
import { calculators } from '../../tools/registry.ts';
import { fixed, short } from '../form/decimal.ts';
import { describeError } from './significant.ts';

const mistakes = [
  ...onBlendsAndSpirit,
  ...onSugar,
  ...onAcidAndSo2,
  ...onMolecularSo2AndNitrogen,
  ...onVesselsAndGas,
  ...onVineyardAndLabel,
];

function disagreementsAmong(all: readonly Vector[]) {
  return disagreements.map(({ why, points }) => {
    const off = all.filter(({ id }) => points.includes(id));
    const groups = new Set(off.map(({ group }) => group));
    return {
      why,
      about: calculators.flatMap(({ id, title, proof }) =>
        proof.groups.some((group) => groups.has(group)) ? [{ id, title }] : [],
      ),
      values: off.map(({ id, quantity, unit, expected, ours }) => ({
        id,
        quantity: nameOf(quantity),
        unit: shownUnit(unit),
        printed: short(expected, 9),
        // One digit more than printed, so that a rounding error shows.
        ours: fixed(ours ?? Number.NaN, printedDecimals(expected) + 1),
      })),
    };
  });
}

export function wholeProof() {
  const all = vectors();
  return {
    points: all.length,
    sources: new Set(all.map(({ source }) => source)).size,
    refused: all.filter(({ ours }) => ours === null).map(({ id, note }) => ({ id, note })),
    disagreements: disagreementsAmong(all),
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
