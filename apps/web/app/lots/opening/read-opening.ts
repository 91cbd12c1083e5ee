import { setupLimits } from '@orbit-vine/cellar-book/setup.ts';
import type { ListedWinery, OpeningLine } from './opening-line.ts';
import { readColumns, startsWithHeadings } from './read-columns.ts';
import { readLine } from './read-line.ts';
import { kindWords } from './vessel-kinds.ts';
import { countsVessels } from './vessel-names.ts';

const anotherCount = new RegExp(
  String.raw`\s*(?:[,;+]|\b(?:and|y)\b)\s*(?=\d+\s+(?:[\w.%-]+\s+){0,3}?${kindWords}\b)`,
  'i',
);

/**
 * Reads vessels and what they hold: lines as anyone writes them, or a table with headings that was copied from a
 * spreadsheet.
 */
export function readOpening(text: string, winery: ListedWinery): OpeningLine[] {
  if (startsWithHeadings(text)) return withoutRepeats(readColumns(text, winery), winery);
  const taken = new Set(winery.setup.vessels.map(({ name }) => name));
  const lines = text
    .split(/\r?\n/)
    .flatMap((line) => (countsVessels(line) ? line.split(anotherCount) : [line]))
    .filter((line) => line.trim() !== '');
  return withoutRepeats(
    lines.map((line) => {
      const read = readLine(line, winery, taken);
      for (const { name } of read.vessels) taken.add(name);
      return read;
    }),
    winery,
  );
}

/** A vessel that two lines name is asked about, as is a list of too many. */
function withoutRepeats(lines: OpeningLine[], { ask }: ListedWinery): OpeningLine[] {
  const seen = new Set<string>();
  let count = 0;
  return lines.map((line) => {
    const repeated = new Set<string>();
    for (const { name } of line.vessels) {
      if (seen.has(name.toLowerCase())) repeated.add(name);
      seen.add(name.toLowerCase());
    }
    count += line.vessels.length;
    const questions = [
      ...line.questions,
      ...(repeated.size > 0 ? [ask.twice([...repeated].join(', '))] : []),
      ...(count > setupLimits.vessels ? [ask.tooMany(setupLimits.vessels)] : []),
    ];
    return { ...line, questions };
  });
}
