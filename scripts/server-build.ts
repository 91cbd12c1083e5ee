import { dirname, join } from 'node:path';
import { builtServer } from '../apps/server/built-server.ts';
import { root, runTool } from './run.ts';
import { reasonToBuild, replaceWhenWhole, stampOfFiles } from './stamped-build.ts';

const server = join(root, 'apps/server');
const build = dirname(builtServer);
const inputs = ['apps/server/src', 'apps/server/rolldown.config.ts', 'packages', 'package-lock.json'];

export function ensureServerIsBuilt(): boolean {
  const stamp = { settings: '', files: stampOfFiles(inputs) };
  if (!reasonToBuild(build, stamp)) return true;
  return replaceWhenWhole(build, stamp, (unfinished) =>
    runTool('rolldown', 'rolldown', ['--config', 'rolldown.config.ts', '--dir', unfinished], {
      cwd: server,
      quiet: true,
    }),
  );
}
