import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readEnvironment } from '../apps/web/app/platform/environment.ts';
import { root, runTool } from './run.ts';

const web = join(root, 'apps/web');
const build = join(web, 'build');
/** What the finished site is made of, the lock file standing for every package. */
const inputs = ['apps/web', 'packages', 'package-lock.json'];
const derived = /^(build(\..+)?|\.react-router|node_modules)$/;

/** Builds the site unless it has been built from just these files and build variables. */
export function ensureSiteIsBuilt(): boolean {
  const stamp = { settings: stampOfSettings(), files: stampOfFiles() };
  const reason = reasonToBuild(build, stamp);
  if (!reason) return true;
  console.log(`Building the site, since ${reason}. It takes a minute or two.`);
  return replaceWhenWhole(build, stamp, (unfinished) =>
    runTool('@react-router/dev', 'react-router', ['build'], {
      cwd: web,
      quiet: true,
      env: { BUILD_DIRECTORY: relative(web, unfinished) },
    }),
  );
}

export interface Stamp {
  settings: string;
  files: string;
}

/** Why the folder is not what this stamp asks for; undefined if it is. */
export function reasonToBuild(folder: string, stamp: Stamp): string | undefined {
  const file = join(folder, 'stamp');
  if (!existsSync(file)) return 'there is no built one';
  const [settings, files] = readFileSync(file, 'utf8').split('\n');
  if (files !== stamp.files) return 'its files have changed';
  return settings === stamp.settings
    ? undefined
    : 'its settings have changed (PUBLIC_URL, LINK_… and the like)';
}

/** Fills a folder beside this one, which takes its place only when it is whole: what fails leaves the old one alone. */
export function replaceWhenWhole(
  folder: string,
  stamp: Stamp,
  fill: (unfinished: string) => boolean,
): boolean {
  const [unfinished, previous] = [`${folder}.unfinished`, `${folder}.previous`];
  for (const path of [unfinished, previous]) rmSync(path, { recursive: true, force: true });
  if (!fill(unfinished)) return false;
  writeFileSync(join(unfinished, 'stamp'), `${stamp.settings}\n${stamp.files}\n`);
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(unfinished, folder);
  rmSync(previous, { recursive: true, force: true });
  return true;
}

function stampOfSettings(): string {
  return createHash('sha256')
    .update(JSON.stringify(readEnvironment(process.env)))
    .digest('hex');
}

function stampOfFiles(): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !derived.test(entry.name))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}
