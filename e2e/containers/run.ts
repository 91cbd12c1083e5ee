import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runTool } from '../../scripts/run.ts';
import { ensureBaseImages } from './base-images.ts';
import { whyNot } from './machine.ts';
import { preparePodman, runHealthChecks, servePodman } from './podman.ts';
import { copyProject, setUpCompose } from './project.ts';

/**
 * Builds the image, starts compose.yaml, and tests it: `npm run test:containers`. Its files stay below node_modules,
 * where the next run finds the base images.
 */
const folder = join(root, 'node_modules/.cache/containers');
const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });

async function testContainers(): Promise<boolean> {
  const podman = preparePodman(folder);
  console.log('Base images …');
  await ensureBaseImages(podman, join(folder, 'contexts'));
  console.log('The image …');
  const project = join(folder, 'project');
  copyProject(project);
  setUpCompose(project);
  const site = [
    '--build-arg=PUBLIC_URL=https://localhost',
    '--build-arg=LINK_LOT_MANAGER=https://lots.example.com',
  ];
  const build = [
    'build',
    '--format=docker',
    '--network=host',
    ...site,
    '--tag=docker.io/library/orbit-and-vine',
  ];
  await podman.podman(...build, project);
  const service = servePodman(podman);
  const health = runHealthChecks(podman);
  const compose = (...args: string[]) => podman.run('docker-compose', args, project);
  try {
    console.log('PostgreSQL, NATS, two servers and Caddy …');
    await compose('up', '--detach', '--no-build');
    const authority = join(folder, 'authority.crt');
    writeFileSync(authority, await rootCertificate(compose));
    return runTool(
      'vitest',
      'vitest',
      ['run', '--config', 'containers/vitest.config.ts', '--reporter=verbose'],
      {
        cwd: join(root, 'e2e'),
        env: { ...podman.composeEnv, NODE_EXTRA_CA_CERTS: authority, COMPOSE_PROJECT: project },
      },
    );
  } finally {
    await compose('down', '--volumes', '--timeout=15').catch((error: Error) => console.error(error.message));
    await health.stop();
    service.stop();
  }
}

/** The certificate of Caddy's internal CA, which signs names that no public CA would. */
async function rootCertificate(compose: (...args: string[]) => Promise<string>): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    const read = compose('exec', '-T', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
    const text = await read.catch((error: Error) => {
      if (attempt === 60) throw error;
    });
    if (text?.includes('BEGIN CERTIFICATE')) return `${text}\n`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

mkdirSync(folder, { recursive: true });
const reason = await whyNot(values.install);
if (reason) console.log(`Containers were not tried: ${reason}.`);
else if (!(await testContainers())) process.exitCode = 1;
