import { parseSync } from 'oxc-parser';
import { type Node, visit } from './visit.ts';

interface Insertion {
  at: number;
  text: string;
}

/** The code of a mutant: a function, by its position in the source, or (undefined) the whole file. */
export type Place = number | undefined;

export function placesOf(file: string, source: string, positions: readonly number[]): Place[] {
  const functions = functionsOf(file, source);
  // Functions are in the order of their starts, so the last one around a position is the innermost.
  return positions.map(
    (position) => functions.findLast(({ start, end }) => start <= position && position < end)?.start,
  );
}

export function withProbes(
  file: string,
  source: string,
  places: ReadonlySet<Place>,
  name: (place: Place) => string,
): string {
  // Untyped, for tests that compile the sources.
  const call = (place: Place) => `(globalThis as any).reach?.(${JSON.stringify(name(place))})`;
  const insertions = functionsOf(file, source)
    .filter(({ start }) => places.has(start))
    .flatMap(({ start, body }): Insertion[] =>
      body.type === 'BlockStatement' || body.type === 'FunctionBody'
        ? [{ at: body.start + 1, text: `${call(start)};` }]
        : [
            { at: body.start, text: `(${call(start)}, ` },
            { at: body.end, text: ')' },
          ],
    );
  const whole = places.has(undefined) ? `${call(undefined)};` : '';
  return (
    whole +
    insertions
      .toSorted((one, other) => other.at - one.at)
      .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source)
  );
}

function functionsOf(file: string, source: string) {
  const functions: { start: number; end: number; body: Node }[] = [];
  visit(parseSync(file, source).program as unknown as Node, ({ type, start, end, body }) => {
    if (/^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type))
      functions.push({ start, end, body: body as Node });
  });
  return functions;
}
