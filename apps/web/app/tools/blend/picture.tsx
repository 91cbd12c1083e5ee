import { blendOf } from '@orbit-vine/enology/blend/blend.ts';
import { fixed, unitAfter } from '../../calculator/form/decimal.ts';
import type { FormSpec, InputsOf } from '../../calculator/form/form-spec.ts';
import { membersOf } from './definition.ts';
import { ReachLine } from './reach-line.tsx';
import { Triangle } from './triangle.tsx';

export function Picture({ inputs }: { inputs: InputsOf<FormSpec> }) {
  const { label, unit, decimals, members } = membersOf(inputs);
  const isTarget = inputs.mode === 'target';
  const value = isTarget ? Number(inputs.target) : blendOf(members).value;
  const text = (of: number) => `${fixed(of, decimals)}${unitAfter(unit)}`;
  if (!members.some(({ amount }) => amount > 0)) return null;
  const [first, second, third] = members;
  return first && second && third && members.length === 3 ? (
    <Triangle members={[first, second, third]} value={value} text={text} />
  ) : (
    <ReachLine label={label} members={members} value={value} text={text} isTarget={isTarget} />
  );
}
