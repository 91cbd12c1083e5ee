import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { isSetting, nearestSetting } from '../apps/server/src/platform/config/setting-names.ts';
import { buildVariables, readEnvironment } from '../apps/web/app/platform/environment.ts';
import { loadSettings, root } from './run.ts';

export function loadCheckedSettings() {
  loadSettings();
  for (const line of [...strangersIn(join(root, '.env')), ...forgotten(root)]) console.error(line);
  try {
    readConfig();
    readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Unknown names in `.env`, except near misses, for which the server suggests a setting. */
export function strangersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return Object.keys(parseEnv(readFileSync(path, 'utf8')))
    .sort()
    .filter((name) => !(name.startsWith('LINK_') ? buildVariables.includes(name) : isSetting(name)))
    .filter((name) => nearestSetting(name) === undefined)
    .map((name) => `${name} in .env is not a setting and does nothing (.env.example lists them all).`);
}

/**
 * Warns if a version beside this one has a `.env`, and this one has none: starting would create an empty community.
 */
export function forgotten(folder: string): string[] {
  if (existsSync(join(folder, '.env'))) return [];
  const parent = dirname(folder);
  const beside = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) =>
      ['.env', 'package-lock.json', 'scripts/start.ts'].every((part) => existsSync(join(path, part))),
    );
  return beside
    .slice(0, 1)
    .map((path) => `There is no .env here, and there is ${join(path, '.env')}: is it to be copied?`);
}
