import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/** Whether the file with this URL is the command that was given, and not imported by another. */
export function isCommand(url: string): boolean {
  return process.argv[1] === fileURLToPath(url);
}

/** Takes the operator's settings from `.env`; what the environment says already goes before. */
export function loadSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** Show what it prints only if it fails. */
  quiet?: boolean;
}

/** The file that the command `name` of an installed package runs. */
export function toolFile(packageName: string, name: string, cwd = root): string {
  const manifestPath = require.resolve(`${packageName}/package.json`, { paths: [cwd, root] });
  const { bin } = require(manifestPath) as { bin: string | Record<string, string> };
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Runs the command `name` of an installed package on this Node and tells whether it succeeded. */
export function runTool(
  packageName: string,
  name: string,
  args: string[],
  { cwd = root, env, quiet }: Options = {},
): boolean {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [toolFile(packageName, name, cwd), ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? 'pipe' : 'inherit',
      encoding: 'utf8',
    },
  );
  if (quiet && status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
