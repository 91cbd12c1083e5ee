import { euLimits } from '@orbit-vine/enology/law/eu-limits.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';

const substance = 'total sulfur dioxide, ';
const limits = euLimits.limits.filter(({ subject }) => subject.startsWith(substance));

/**
 * The limits on total SO2 that a wine passes, in one sentence. Which of them is its own depends on its color and its sugar,
 * for which this page does not ask.
 */
export function limitsPassed(totalSo2MgPerL: number): readonly string[] {
  const passed = limits.filter(({ limit }) => totalSo2MgPerL > limit);
  const [first] = passed;
  if (!first) return [];
  const each = passed.map(
    ({ subject, limit, unit }) => `${short(limit)} ${unit} (${subject.slice(substance.length)})`,
  );
  return [
    `Over a limit. ${euLimits.place}: ${substance}at most ${each.join('; ')}; ${euLimits.laws[first.source]?.title}. This is ${fixed(totalSo2MgPerL, 0)} mg/L. Other countries have their own: check the law where you sell.`,
  ];
}
