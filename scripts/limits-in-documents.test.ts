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

/** `limits.x` and `serverLimits.x`, and not the files of these names. */
const named = documents.flatMap((document) =>
  Array.from(
    readFileSync(join(root, document), 'utf8').matchAll(/`(limits|serverLimits)\.(?!ts`|md`)(\w+)`/g),
    ([, list = '', bound = '']) => ({ document, list, bound }),
  ),
);

it('the limits that a document names exist', () => {
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ list, bound }) => !(bound in (bounds[list] ?? {})))).toEqual([]);
});
