/** Forms of a regular English verb; `stem` takes the endings if it differs from the verb ("topp"). */
export function inflectEnglish(verb: string, stem = verb): { base: string[]; past: string[] } {
  const root = stem.endsWith('e') ? stem.slice(0, -1) : stem;
  const s = /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return { base: [verb, s, `${root}ing`], past: [`${root}ed`, ...(stem === verb ? [] : [`${verb}ed`])] };
}

const spanishEndings = {
  ar: {
    base: ['o', 'a', 'an', 'as', 'amos', 'ar', 'ando', 'arlo', 'arla'],
    past: ['e', 'aron', 'aste', 'ado', 'ada', 'ados', 'adas', 'aba', 'aban'],
  },
  er: {
    base: ['e', 'en', 'emos', 'er', 'iendo', 'a', 'an'],
    past: ['i', 'io', 'imos', 'ieron', 'ido', 'ida', 'idos', 'idas'],
  },
  ir: {
    base: ['e', 'en', 'imos', 'ir', 'iendo'],
    past: ['i', 'io', 'ieron', 'ido', 'ida', 'idos', 'idas'],
  },
};

/**
 * Forms of a regular Spanish verb without accents, with the spelling changes of c, g, and z before e (trasegar,
 * trasegue).
 */
export function inflectSpanish(infinitive: string): { base: string[]; past: string[] } {
  const stem = infinitive.slice(0, -2);
  const endings = spanishEndings[infinitive.slice(-2) as keyof typeof spanishEndings];
  const before = infinitive.endsWith('ar') ? softStem(stem) : stem;
  const join = (ending: string) => `${ending.startsWith('e') ? before : stem}${ending}`;
  return { base: endings.base.map(join), past: endings.past.map(join) };
}

function softStem(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  return stem.endsWith('z') ? `${stem.slice(0, -1)}c` : stem;
}
