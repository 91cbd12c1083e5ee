import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** Files kept between builds; git and the site's stamp ignore it. */
export const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/orbit-vine');

/** Imports a module of the site, including its components, into the build. */
export async function importFromApp<Module>(file: string): Promise<Module> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, ssr: join(import.meta.dirname, '../app', file) },
  });
  if (!('output' in built)) throw new Error(`${file} was not built.`);
  mkdirSync(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `${file.replaceAll(/\W/g, '-')}.mjs`);
  writeFileSync(path, built.output[0].code);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}
