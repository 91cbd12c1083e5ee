import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>;
};

const files = globSync(
  [
    'apps/web/*.ts',
    'apps/web/{app,postbuild}/**/*.{ts,tsx}',
    'apps/server/rolldown.config.ts',
    'apps/server/src/**/*.ts',
  ],
  { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts', '**/make.ts', '**/make-*.ts'] },
);

function packagesIn(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const [apps, app] = file.split('/');
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .flatMap(({ moduleRequest: { value } }) => /^(?:@[\w-]+\/)?\w[\w.-]*/.exec(value)?.[0] ?? [])
    .map((name) => `node_modules/${name}`)
    .map((path) => (packages[`${apps}/${app}/${path}`] ? `${apps}/${app}/${path}` : path));
}

describe('npm start', () => {
  it('installs every package that starting and building need', () => {
    const imported = new Set(files.flatMap(packagesIn));
    expect(imported).toContain('node_modules/vite');
    expect([...imported].filter((path) => packages[path]?.dev)).toEqual([]);
  });
});
