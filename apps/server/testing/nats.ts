import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/platform/free-port.ts';
import { endWithUs } from './program.ts';

/**
 * The machine's nats-server. npm packages only download it, so tests that need it run only where it is installed:
 * `apt-get install nats-server`, which `.ci/run` does.
 */
export const natsServer = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nats-server'))
  .find(existsSync);

/** Contains signs that must be escaped in an address. */
const login = { user: 'orbit_vine', password: 'n@ts: 100% / #1' };

export async function startNats() {
  const port = await freePort();
  const begin = async () => {
    const address = ['--addr', '127.0.0.1', '--port', String(port)];
    const asks = ['--user', login.user, '--pass', login.password];
    const child = spawn(natsServer ?? 'nats-server', [...address, ...asks], { stdio: 'ignore' });
    endWithUs(child);
    const exited = once(child, 'exit');
    await untilAnswers(port);
    return async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
    };
  };
  let end: Awaited<ReturnType<typeof begin>> | undefined = await begin();
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await end?.(signal);
    end = undefined;
  };
  return {
    /** The first address has no server; the second has the login for both. */
    url: `nats://127.0.0.1:9,nats://${login.user}:${encodeURIComponent(login.password)}@127.0.0.1:${port}`,
    kill: () => stop('SIGKILL'),
    async start() {
      end ??= await begin();
    },
    stop,
  };
}

async function untilAnswers(port: number) {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(20)) {
    const socket = connect(port, '127.0.0.1');
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answered) return;
  }
  throw new Error(`nothing answers on port ${port}`);
}
