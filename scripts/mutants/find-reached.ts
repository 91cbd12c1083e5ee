import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.ts';
import { changeFile, restoreFiles } from './changed-files.ts';
import type { MutantOfFile } from './mutants.ts';
import { type Place, placesOf, withProbes } from './probes.ts';
import { type Outcome, runTests } from './test-run.ts';

export interface Reached {
  outcome: Outcome;
  /** The test files that run the mutant's function; other tests can't notice the mutant. */
  testsOf(mutant: MutantOfFile): string[];
}

const nameOf = (file: string, place: Place) => `${file} ${place ?? ''}`;

/**
 * Runs all tests once, without a mutant. Each test file loads the modules anew, so that the code it reaches does not
 * depend on earlier files.
 */
export async function findReached(
  mutants: readonly MutantOfFile[],
  projectArgs: readonly string[],
): Promise<Reached> {
  const places = new Map<MutantOfFile, Place>();
  for (const [file, ofFile] of Map.groupBy(mutants, (each) => each.file)) {
    const source = ofFile[0]?.source ?? '';
    const found = placesOf(
      file,
      source,
      ofFile.map(({ start }) => start),
    );
    for (const [index, mutant] of ofFile.entries()) places.set(mutant, found[index]);
    changeFile(
      file,
      withProbes(file, source, new Set(found), (place) => nameOf(file, place)),
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'reached-'));
  const env = {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(join(root, 'scripts/mutants/reach.mjs'))}`,
    REACHED_FILE: join(folder, 'reached'),
  };
  const outcome = await runTests({ args: [...projectArgs, '--isolate'], env });
  restoreFiles();
  const reached = readReached(env.REACHED_FILE);
  rmSync(folder, { recursive: true, force: true });
  return { outcome, testsOf: (mutant) => reached.get(nameOf(mutant.file, places.get(mutant))) ?? [] };
}

function readReached(path: string): Map<string, string[]> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const reached = new Map<string, string[]>();
  for (const line of new Set(lines)) {
    const [place, test] = JSON.parse(line) as [string, string | null];
    // A process without a known test reached the place: the root as a filter names all tests.
    reached.set(place, [...(reached.get(place) ?? []), test ?? root]);
  }
  return reached;
}
