import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

const startsWithinMs = 120_000;

export async function healthOfUnpacked(folder: string, dataDir: string): Promise<string> {
  for (const packages of ['node_modules', 'apps/server/node_modules'])
    symlinkSync(join(root, packages), join(folder, packages));
  const { PATH = '', HOME = '' } = process.env;
  const server = spawn(process.execPath, ['apps/server/build/main.js'], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const timer = setTimeout(() => server.kill(), startsWithinMs);
  try {
    for (let output = ''; ; ) {
      const [chunk] = await Promise.race([once(server.stdout, 'data'), exited]);
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`The unpacked server ended with ${server.exitCode ?? server.signalCode}.`);
      output += chunk;
      const address = /Orbit & Vine is at (\S+)\n/.exec(output)?.[1];
      if (!address) continue;
      const [health, page] = await Promise.all([fetch(`${address}/api/health`), fetch(address)]);
      if (!page.ok) throw new Error(`The unpacked server answers its home page with ${page.status}.`);
      return await health.text();
    }
  } finally {
    clearTimeout(timer);
    server.kill();
    await exited;
  }
}
