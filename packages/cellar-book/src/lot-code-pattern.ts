/** `24-CF-01`: two digits of the vintage, letters of the variety, and the next free number. */
export const usualCodePattern = '{vintage}-{variety}-{number}';

export const maxCodeLength = 20;

const fields = {
  vintage: (vintage: number) => String(vintage % 100).padStart(2, '0'),
  year: (vintage: number) => String(vintage).padStart(4, '0'),
  variety: (_: number, letters: string) => letters,
  number: (_: number, __: string, number: number) => String(number).padStart(2, '0'),
} as const satisfies Record<string, (vintage: number, letters: string, number: number) => string>;
type Field = keyof typeof fields;

const fieldPattern = /\{([^{}]*)\}/g;
const isField = (name: string): name is Field => Object.hasOwn(fields, name);

/** The code of a pattern for a vintage, the letters of a variety, and a number. */
export function codeOfPattern(
  pattern: string,
  { vintage, letters, number }: { vintage: number; letters: string; number: number },
): string {
  return pattern.replace(fieldPattern, (written, name: string) =>
    isField(name) ? fields[name](vintage, letters, number) : written,
  );
}

export const codePatternFaults = {
  unknownField: (field: string) => `{${field}} isn’t known. Use {vintage}, {year}, {variety}, and {number}.`,
  noNumber: 'The rule needs {number} once, so that each lot gets its own code.',
  signs: 'Use only letters, digits, and dashes beside the fields, so that codes can be texted.',
  onlyDigits: 'A code of digits alone would be read as a number in a text. Add {variety} or a letter.',
  dashes: 'A dash stands between two other signs.',
  tooLong: (most: number) => `Codes can have at most ${most} signs.`,
};

/** Why a pattern can't be the rule for lot codes, as one of the sentences; undefined if it can. */
export function faultOfCodePattern(pattern: string, faults = codePatternFaults): string | undefined {
  const names = [...pattern.matchAll(fieldPattern)].map(([, name = '']) => name);
  const unknown = names.find((name) => !isField(name));
  if (unknown !== undefined) return faults.unknownField(unknown);
  if (names.filter((name) => name === 'number').length !== 1) return faults.noNumber;
  const letters = pattern.replace(fieldPattern, '');
  if (!/^[A-Za-z0-9-]*$/.test(letters)) return faults.signs;
  if (!/[A-Za-z]/.test(letters) && !names.includes('variety')) return faults.onlyDigits;
  const longest = codeOfPattern(pattern, { vintage: 2000, letters: 'XX', number: 999 });
  if (/^-|-$|--/.test(longest)) return faults.dashes;
  if (longest.length > maxCodeLength) return faults.tooLong(maxCodeLength);
  return undefined;
}
