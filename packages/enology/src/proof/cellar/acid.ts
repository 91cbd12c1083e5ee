import { type AddedAcid, acidBlendToAdd, acidityRise, acidToAdd } from '../../acidity/acid-addition.ts';
import {
  type Acid,
  acidityFromMilliequivalents,
  acidityLostToMalolactic,
  convertAcidity,
  gramsPerEquivalent,
  lacticFromMalic,
  milliequivalentsFromAcidity,
} from '../../acidity/acids.ts';
import { inRange, type Outcome } from '../../outcome.ts';
import {
  amount,
  anyNumber,
  asks,
  needed,
  number,
  shown,
  shownOrDose,
  times,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

const isAcid = (name: string): name is Acid => Object.hasOwn(gramsPerEquivalent, name);

/** The acid that words name: "tartaric", "as tartaric acid". */
export function acidIn(text: string, otherwise: Acid = 'tartaric'): Acid {
  return text.split(/[^a-z]+/).find(isAcid) ?? otherwise;
}

/** The acid in whose grams a name counts: "ta_g_L_as_sulfuric". */
const countedAs = (name: string): Acid => acidIn(name.toLowerCase().replaceAll('_', ' '));

/** An acidity that the point gives, in g/L as tartaric whatever it is counted as. */
export function acidityInput(point: PublishedPoint, ...prefixes: readonly string[]): number | undefined {
  for (const prefix of prefixes) {
    const value = amount(point, 'doses', prefix);
    if (value === undefined) {
      const meq = anyNumber(point, `${prefix}_meq_L`);
      if (meq !== undefined) return (meq * gramsPerEquivalent.tartaric) / 1000;
      continue;
    }
    const name = Object.keys(point.inputs).find((key) => key.startsWith(`${prefix}_`)) ?? '';
    return (value * gramsPerEquivalent.tartaric) / gramsPerEquivalent[countedAs(name)];
  }
  return undefined;
}

/** An acidity in g/L as tartaric, in what the point counts it as. */
export function shownAcidity(point: PublishedPoint, asTartaric: Outcome): Outcome {
  if (asks(point, /meq/)) return times(1000 / gramsPerEquivalent.tartaric, asTartaric);
  const factor = gramsPerEquivalent[countedAs(point.quantity)] / gramsPerEquivalent.tartaric;
  return shown(point, times(factor, asTartaric));
}

/** The acidities before and after, by both or by their difference. */
export function acidityChange(
  point: PublishedPoint,
  direction: 1 | -1,
): { readonly from: number; readonly to: number } {
  const change = acidityInput(point, 'ta_increase', 'ta_reduction', 'ta_change', 'ta_rise', 'ta_decrease');
  if (change !== undefined) return direction > 0 ? { from: 0, to: change } : { from: change, to: 0 };
  return {
    from: needed(point, acidityInput(point, 'ta_from', 'ta_now', 'ta'), 'acidity'),
    to: needed(point, acidityInput(point, 'ta_to', 'ta_wanted', 'ta_target'), 'acidity wanted'),
  };
}

/** The parts of a blend, by the point's fields or by the numbers in its name; the usual 40/40/20 if it has none. */
function blendParts(point: PublishedPoint, name: string) {
  if (!/blend|[/,]|parts/.test(`${name} ${Object.keys(point.inputs).join(' ')}`)) return undefined;
  const named = /(\d+)\D+(\d+)\D+(\d+)/.exec(name)?.slice(1).map(Number) ?? [];
  const [tartaric = 40, malic = 40, citric = 20] = named;
  return {
    tartaricParts: anyNumber(point, 'tartaric_parts', 'parts_tartaric') ?? tartaric,
    malicParts: anyNumber(point, 'malic_parts', 'parts_malic') ?? malic,
    citricParts: anyNumber(point, 'citric_parts', 'parts_citric') ?? citric,
  };
}

export function reproduceAcidAddition(point: PublishedPoint): Outcome {
  const name = words(point, 'acid', 'acids', 'blend', 'method');
  const acid = acidIn(name) as AddedAcid;
  const volumeL = volumeOrLiter(point);
  const dose = amount(point, 'doses', 'acid', 'dose');
  const mass = amount(point, 'masses', 'acid');
  const parts = blendParts(point, name);
  if (asks(point, /^ta|rise|increase/)) {
    const acidGPerL = dose ?? needed(point, mass, 'acid') / volumeL;
    if (!parts) return shownAcidity(point, acidityRise({ acid, acidGPerL }));
    const perGram = acidBlendToAdd({ ...parts, taFromGPerL: 0, taToGPerL: 1, volumeL: 1 }).value;
    return shownAcidity(point, inRange(acidGPerL / perGram));
  }
  const change = acidityChange(point, 1);
  const both = { taFromGPerL: change.from, taToGPerL: change.to, volumeL };
  return shownOrDose(
    point,
    parts ? acidBlendToAdd({ ...parts, ...both }) : acidToAdd({ acid, ...both }),
    volumeL,
  );
}

export function reproduceAcidityUnits(point: PublishedPoint): Outcome {
  const [from, to] = [acidIn(words(point, 'from', 'acid')), acidIn(words(point, 'to', 'as'))];
  const malicGPerL = anyNumber(point, 'malic_g_L', 'malic_acid_g_L', 'malic_converted_g_L');
  if (malicGPerL !== undefined) {
    return asks(point, /lactic/)
      ? lacticFromMalic({ malicGPerL })
      : shownAcidity(point, acidityLostToMalolactic({ malicGPerL }));
  }
  const handbook = words(point, 'method', 'rule');
  // The short rules of the Handbook of Enology between sulfuric and tartaric acid.
  if (/half/.test(handbook)) return inRange(1.5 * (anyNumber(point, 'g_L') ?? 1));
  if (/third/.test(handbook)) return inRange((2 / 3) * (anyNumber(point, 'g_L') ?? 1));
  if (asks(point, /meq/)) {
    const acidityGPerL = anyNumber(point, 'g_L', 'value_g_L', 'value') ?? 1;
    return milliequivalentsFromAcidity({ acidityGPerL, acid: from });
  }
  const meq = anyNumber(point, 'meq_L');
  if (meq !== undefined) return shown(point, acidityFromMilliequivalents({ acidityMeqPerL: meq, acid: to }));
  return convertAcidity({ acidityGPerL: anyNumber(point, 'g_L', 'value_g_L', 'value') ?? 1, from, to });
}

export function deacidificationOf(point: PublishedPoint) {
  const { from, to } = acidityChange(point, -1);
  return { taFromGPerL: from, taToGPerL: to, volumeL: volumeOrLiter(point) };
}

export function titrantOf(point: PublishedPoint, ...names: readonly string[]) {
  const strength = anyNumber(point, ...names.map((name) => `${name}_N`), ...names.map((name) => `${name}_M`));
  const milliliters = names.find((name) => anyNumber(point, `${name}_mL`) !== undefined);
  return {
    // What a milliliter of the titrant stands for.
    titrantMl: /_per_mL$/.test(point.quantity) ? 1 : number(point, `${milliliters ?? names[0]}_mL`),
    titrantMolPerL: strength,
  };
}
