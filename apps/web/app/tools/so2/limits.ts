import { jurisdictions } from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits } from '@orbit-vine/enology/law/limits.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { limitCautions } from '../../calculator/result/limits.ts';

const substance = 'total sulfur dioxide, ';
const byKindOfWine = legalLimits.filter(({ act, wines }) => act === 'sulfur dioxide' && wines);

/**
 * The European Union's limits are in one sentence: which of them holds depends on the wine's color and sugar, which
 * this page doesn't ask for.
 */
export function limitsPassed(totalSo2MgPerL: number): readonly string[] {
  const forAnyWine = limitCautions('sulfur dioxide', { totalGPerL: totalSo2MgPerL / 1000 });
  const passed = byKindOfWine.filter(({ limit }) => totalSo2MgPerL > limit);
  const [first] = passed;
  if (!first) return forAnyWine;
  const each = passed.map(
    ({ subject, limit, unit }) => `${short(limit)} ${unit} (${subject.slice(substance.length)})`,
  );
  return [
    ...forAnyWine,
    `Over a limit. ${jurisdictions[first.law.jurisdiction]}: ${substance}at most ${each.join('; ')}; ${first.law.section}. This is ${fixed(totalSo2MgPerL, 0)} mg/L. Other countries have their own: check the law where you sell.`,
  ];
}
