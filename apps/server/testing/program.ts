import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { builtServer } from '../built-server.ts';
import { freePort } from '../src/platform/free-port.ts';

/** The environment that programs under test inherit; compiled code is cached as by `npm start`. */
export const inherited = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)),
};

const nodeArguments = ['--import', new URL('./quick-imports.ts', import.meta.url).href];

export function endWithUs(child: ChildProcess) {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

export const within = (limit: string) => ['/bin/sh', '-c', `${limit} && exec "$@"`, 'sh'];

/** The server in a separate process, as `npm start` runs it; `file` is another version's. */
export async function runProgram(
  environment: Record<string, string>,
  limits: string[] = [],
  file = builtServer,
) {
  const port = environment.PORT ?? String(await freePort());
  const [command = '', ...args] = [...limits, process.execPath, file];
  const child = spawn(command, args, {
    env: {
      ...inherited,
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'off',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  endWithUs(child);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output, exited, port, url: `http://localhost:${port}` };
}

export async function untilReady(program: Awaited<ReturnType<typeof runProgram>>) {
  const ended = program.exited.then((code) => {
    throw new Error(`the server ended with ${code}: ${program.output.err}`);
  });
  while (!program.output.out.includes('Orbit & Vine is at')) {
    await Promise.race([once(program.child.stdout as NonNullable<ChildProcess['stdout']>, 'data'), ended]);
  }
  ended.catch(() => undefined);
}

export function runScript(
  name: 'backup' | 'restore' | 'rehearse-backup' | 'rotate-cookie-key',
  args: string | string[],
  environment: Record<string, string>,
) {
  const file = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url));
  const env = { ...inherited, ...environment };
  return promisify(execFile)(process.execPath, [...nodeArguments, file, ...[args].flat()], { env });
}
