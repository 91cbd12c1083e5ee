import { setupLimits } from '@orbit-vine/cellar-book/setup.ts';
import type { OpeningLine, Winery } from './opening-line.ts';
import { readColumns, startsWithHeadings } from './read-columns.ts';
import { readLine } from './read-line.ts';
import { kindWords } from './vessel-kinds.ts';
import { countsVessels } from './vessel-names.ts';

const anotherCount = new RegExp(
  String.raw`\s*(?:[,;+]|\band\b)\s*(?=\d+\s+(?:[\w.%-]+\s+){0,3}?${kindWords}\b)`,
  'i',
);

/**
 * Reads vessels and what they hold: lines as anyone writes them, or a table with headings that was copied from a
 * spreadsheet.
 */
export function readOpening(text: string, winery: Winery): OpeningLine[] {
  if (startsWithHeadings(text)) return withoutRepeats(readColumns(text, winery));
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
  );
}

/** A vessel that two lines name is asked about, as is a list of too many. */
function withoutRepeats(lines: OpeningLine[]): OpeningLine[] {
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
      ...(repeated.size > 0
        ? [`${[...repeated].join(', ')} is in the list twice. Which line is right?`]
        : []),
      ...(count > setupLimits.vessels ? [`A winery can have at most ${setupLimits.vessels} vessels.`] : []),
    ];
    return { ...line, questions };
  });
}
