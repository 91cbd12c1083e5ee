/** The letters of a variety in a lot's code: its initials, or the first two letters of a single word. */
function lettersOf(variety: string): string {
  const words = variety
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(/ +/);
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : variety;
  return letters.slice(0, 2).toUpperCase();
}

/**
 * The next free code, as in `25-CF-03`: year, variety, running number. Wine of several varieties is `BL`, wine of which nobody knows
 * the variety `XX`; without a vintage the year is `NV`.
 */
export function nextLotCode(
  taken: Iterable<string>,
  varieties: readonly string[],
  vintage: number | undefined,
): string {
  const [variety] = varieties;
  const letters = varieties.length > 1 ? 'BL' : variety ? lettersOf(variety) : 'XX';
  const year = vintage === undefined ? 'NV' : String(vintage % 100).padStart(2, '0');
  const start = `${year}-${letters}-`;
  const numbers = [...taken]
    .filter((code) => code.startsWith(start))
    .map((code) => Number(code.slice(start.length)));
  const highest = Math.max(0, ...numbers.filter(Number.isInteger));
  return `${start}${String(highest + 1).padStart(2, '0')}`;
}
