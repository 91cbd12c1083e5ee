import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { readEnvironment } from '../apps/web/app/platform/environment.ts';
import { root, runTool } from './run.ts';
import { reasonToBuild, replaceWhenWhole, stampOfFiles } from './stamped-build.ts';

const web = join(root, 'apps/web');
const build = join(web, 'build');
/** Inputs of the site; the lock file stands for all packages. */
const inputs = ['apps/web', 'packages', 'package-lock.json'];

export function ensureSiteIsBuilt(): boolean {
  const stamp = { settings: stampOfSettings(), files: stampOfFiles(inputs) };
  const reason = reasonToBuild(build, stamp);
  if (!reason) return true;
  console.log(`Building the site, since ${reason}. It takes a minute or two.`);
  return replaceWhenWhole(build, stamp, (unfinished) =>
    runTool('@react-router/dev', 'react-router', ['build'], {
      cwd: web,
      quiet: true,
      env: { BUILD_DIRECTORY: relative(web, unfinished) },
    }),
  );
}

function stampOfSettings(): string {
  return createHash('sha256')
    .update(JSON.stringify(readEnvironment(process.env)))
    .digest('hex');
}
