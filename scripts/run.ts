import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function isCommand(url: string): boolean {
  return process.argv[1] === fileURLToPath(url);
}

/** Variables of the environment override `.env`. */
export function loadSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  quiet?: boolean;
}

export function toolFile(packageName: string, name: string, cwd = root): string {
  // Searches the folders, since not every package exports its manifest.
  const folder = [cwd, root].map((path) => join(path, 'node_modules', packageName)).find(existsSync);
  if (!folder) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Runs an installed package's command `name` on this Node; true on success. */
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

export async function runScript(file: string): Promise<boolean> {
  const [status] = await once(
    spawn(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit' }),
    'exit',
  );
  return status === 0;
}
