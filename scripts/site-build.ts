import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readEnvironment } from '../apps/web/app/environment.ts';
import { root, runTool } from './run.ts';

const web = join(root, 'apps/web');
const build = join(web, 'build');
const stampFile = join(build, 'stamp');
/** What the finished site is made of, the lock file standing for every package. */
const inputs = ['apps/web', 'packages/contract', 'packages/enology', 'package-lock.json'];
const derived = new Set(['build', '.react-router', 'node_modules']);

/** Builds the site unless it has been built from just these files and build variables. */
export function ensureSiteIsBuilt(): boolean {
  const stamp = stampOfInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  console.log('Building the site …');
  rmSync(build, { recursive: true, force: true });
  if (!runTool('@react-router/dev', 'react-router', ['build'], { cwd: web, quiet: true })) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

function stampOfInputs(): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  hash.update(JSON.stringify(readEnvironment(process.env)));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !derived.has(entry.name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}
