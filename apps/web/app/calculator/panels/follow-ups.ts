import { calculators } from '../../tools/registry.ts';
import type { Definition } from '../definition/definition.ts';
import { givenBy, type TakingField, takingFields } from '../definition/takes.ts';
import { defaultsOf } from '../form/form-spec.ts';

export interface FollowUp {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly TakingField[];
}

const maxFollowUps = 8;

/** Closest first. Many calculators take a volume, so other shared quantities count more. */
export function followUpsOf(definition: Definition): readonly FollowUp[] {
  const gives = givenBy(definition);
  const own = new Set(takingFields(definition).map(({ quantity }) => quantity));
  const candidates = calculators.flatMap((other) => {
    if (other.id === definition.id) return [];
    const shown: readonly string[] = other.fields(defaultsOf(other.form));
    const fields = takingFields(other).filter(({ field }) => shown.includes(field));
    const closeness = fields.reduce(
      (sum, { quantity }) => sum + (gives.has(quantity) ? (quantity === 'volumeL' ? 1 : 2) : 0),
      0,
    );
    const filled = fields.filter(({ quantity }) => gives.has(quantity) || own.has(quantity));
    return closeness > 0
      ? [{ closeness, followUp: { id: other.id, title: other.title, fields: filled } }]
      : [];
  });
  return candidates
    .sort((one, other) => other.closeness - one.closeness)
    .slice(0, maxFollowUps)
    .map(({ followUp }) => followUp);
}
