import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../src/platform/free-port.ts';
import { endWithUs } from './program.ts';

/**
 * The machine's nats-server. No npm package contains one (those there are download it), so tests that need it run only
 * where it is installed: `apt-get install nats-server`, which `.ci/run` does.
 */
export const natsServer = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nats-server'))
  .find(existsSync);

/** The signs that have a meaning in an address are in it. */
const login = { user: 'orbit_vine', password: 'n@ts: 100% / #1' };

/** A real NATS server as a process, which asks for a login and can be killed and brought back at the same address. */
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
    /** Of two servers the first is not there, and the second has the login of both. */
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
