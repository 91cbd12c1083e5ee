import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './run-program.ts';

export type Podman = ReturnType<typeof preparePodman>;

export function preparePodman(folder: string) {
  // On some machines, root cannot raise its own limits.
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const ours = (what: string) =>
    Number(new RegExp(`^Max ${what} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1] ?? Infinity);
  const [files, processes] = [Math.min(ours('open files'), 65_536), Math.min(ours('processes'), 8_192)];
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'containers.conf');
  writeFileSync(
    settings,
    `[containers]
default_ulimits = ["nofile=${files}:${files}", "nproc=${processes}:${processes}"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`,
  );
  const storage = join(folder, 'storage.conf');
  writeFileSync(
    storage,
    `[storage]
driver = "overlay"
graphroot = "${join(folder, 'storage')}"
runroot = "${join(folder, 'run')}"
`,
  );
  const socket = join(folder, 'podman.sock');
  const composeEnv = {
    CONTAINERS_CONF: settings,
    CONTAINERS_STORAGE_CONF: storage,
    DOCKER_HOST: `unix://${socket}`,
    COMPOSE_PROJECT_NAME: 'orbit-vine-test',
    COMPOSE_FILE: 'compose.yaml:compose.podman.yaml',
    COMPOSE_HTTP_TIMEOUT: '300',
  };
  const env = { ...process.env, ...composeEnv };
  const run = (command: string, args: string[], cwd?: string) => runProgram(command, args, { env, cwd });
  return { env, composeEnv, socket, run, podman: (...args: string[]) => run('podman', args) };
}

export function servePodman({ env, socket }: Podman) {
  const child = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    env,
    stdio: 'ignore',
  });
  return { stop: () => child.kill('SIGTERM') };
}

/** Runs health checks of containers on machines without systemd. */
export function runHealthChecks({ podman }: Podman) {
  let going = true;
  const asking = (async () => {
    while (going) {
      const ids = (await podman('ps', '--quiet', '--filter=health=starting').catch(() => '')).split('\n');
      const well = (await podman('ps', '--quiet', '--filter=health=healthy').catch(() => '')).split('\n');
      for (const id of [...ids, ...well].filter(Boolean))
        await podman('healthcheck', 'run', id).catch(() => '');
      await sleep(1_000);
    }
  })();
  return {
    async stop() {
      going = false;
      await asking;
    },
  };
}
