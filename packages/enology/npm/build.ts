import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readme } from './readme.ts';

const here = fileURLToPath(new URL('../', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

/** Writes the npm package into a folder: JavaScript, types, manifest, README, and license. */
export function buildPackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--project', `${here}tsconfig.build.json`, '--outDir', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The package does not compile:\n${stdout}`);
  const { name, version, type, license } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  const manifest = {
    name,
    version,
    description: 'Formulas of the cellar, each with its source, its range and its proof',
    type,
    license,
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(`${folder}/README.md`, readme());
  copyFileSync(`${here}../../LICENSE`, `${folder}/LICENSE`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildPackage(`${here}dist`);
