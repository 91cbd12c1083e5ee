import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const lastChange = (...args: string[]) => git('log', '--topo-order', '--max-count=1', '--format=%H', ...args);

/** The newest commit with fewer migrations and a lower `contractVersion` than this tree. */
function commitBeforeBoth(): string {
  const migration = lastChange('--', 'apps/server/migrations/*.sql');
  const contract = lastChange('-GcontractVersion = ', '--', 'packages/contract/src/live.ts');
  return git('merge-base', `${migration}^`, `${contract}^`);
}

/**
 * Checks out and builds an older version as docs/operation.md describes. It stays in the folder for temporary files,
 * since a build takes minutes, and Node runs no TypeScript below `node_modules`.
 */
export function buildOlderVersion(name?: string): { commit: string; folder: string } {
  const commit = git('rev-parse', '--short=12', `${name ?? commitBeforeBoth()}^{commit}`);
  const folder = join(tmpdir(), `orbit-vine-upgrade-${commit}`);
  // Worktrees of a removed clone, or emptied by the system.
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
  console.log(`Building ${commit} in ${folder} …`);
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' });
  return { commit, folder };
}
