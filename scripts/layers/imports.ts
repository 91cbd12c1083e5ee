import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../run.ts';

export interface Import {
  from: string;
  to: string;
}

/** Files of other workspaces import a package as `@orbit-vine/contract/limits.ts`. */
const packageName = /^@orbit-vine\/([^/]+)\/(.+)$/;

/**
 * Every import between files below `folder`, including types and dynamic imports. Excludes tests, which may import
 * anything.
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
    // Workers and child processes are named by a URL, and types may be imported inline.
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
