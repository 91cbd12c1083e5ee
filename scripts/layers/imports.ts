import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../run.ts';

/** One file of the repository that names another, both as paths below the root with forward slashes. */
export interface Import {
  from: string;
  to: string;
}

/** Other files name a package of ours as `@orbit-vine/contract/limits.ts`. */
const packageName = /^@orbit-vine\/([^/]+)\/(.+)$/;

/**
 * Every import between our own files below `folder`, types and dynamic imports included. Tests are left out: a test may
 * ask any part of the product for what it needs.
 */
export function readImports(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx', '**/*.d.ts'],
  }).map(withForwardSlashes);
  return files.flatMap((from) =>
    importedNames(from, readFileSync(join(root, from), 'utf8')).flatMap((name) => {
      const to = ownFile(from, name);
      return to ? [{ from, to }] : [];
    }),
  );
}

/** What a source imports, as it is written there. */
export function importedNames(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    // A worker or a process of its own is named by its address, and a type may be taken from an import in place.
    ...Array.from(source.matchAll(/new URL\('(\.[^']+\.(?:ts|tsx|mjs))', import\.meta\.url\)/g), nameIn),
    ...Array.from(source.matchAll(/typeof import\('([^']+)'\)/g), nameIn),
  ];
}

function nameIn([, name = '']: RegExpExecArray): string {
  return name;
}

function ownFile(from: string, name: string): string | undefined {
  const [, workspace, path] = packageName.exec(name) ?? [];
  if (workspace) return `packages/${workspace}/src/${path}`;
  if (!name.startsWith('.')) return undefined;
  return withForwardSlashes(relative(root, resolve(root, dirname(from), name.replace(/\?.*$/, ''))));
}

function withForwardSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
