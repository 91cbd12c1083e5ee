import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { root } from '../../scripts/run.ts';

export const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync);

const configuration = (port: number) => `
daemon off;
pid nginx.pid;
worker_processes 1;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${join(root, 'apps/web/build/client')};
    gzip_static on;
  }
}`;

/** One worker with the built site and its gzipped files, tuned for static files. */
export async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'orbit-vine-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(port));
  const child = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  for (let answered = false; !answered; await sleep(50))
    answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  return {
    port,
    async stop() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
