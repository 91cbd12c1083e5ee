import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@orbit-vine/contract/limits.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { expect, it } from 'vitest';
import { root } from './run.ts';

const documents = ['.', 'docs', 'docs/decisions', 'docs/operation'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const bounds: Record<string, object> = { limits, serverLimits };

const findInDocuments = (pattern: RegExp) =>
  documents.flatMap((document) =>
    Array.from(readFileSync(join(root, document), 'utf8').matchAll(pattern), (found) => ({
      document,
      found,
    })),
  );

const named = findInDocuments(/`(limits|serverLimits)\.(?!ts`|md`)(\w+)`/g).map(
  ({ document, found: [, list = '', bound = ''] }) => ({ document, list, bound }),
);

/** A number before a name in brackets: "30 days (`serverLimits.sessionDays`)". */
const numbered = findInDocuments(/([\d,]+)\s+(\w+)\s+\(`(limits|serverLimits)\.(\w+)`/g);
const inUnit: Record<string, number> = { MB: 1024 * 1024, seconds: 1_000 };

it('every number beside a limit’s name in documents is the limit’s', () => {
  expect(numbered.length).toBeGreaterThan(0);
  for (const { document, found } of numbered) {
    const [text, number = '', unit = '', list = '', bound = ''] = found;
    const given = Number(number.replaceAll(',', '')) * (inUnit[unit] ?? 1);
    expect(bounds[list], `${document}: ${text}`).toHaveProperty(bound, given);
  }
});

it('every limit that a document names exists', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ list, bound }) => !(bound in (bounds[list] ?? {})))).toEqual([]);
});
