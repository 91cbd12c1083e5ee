import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * The day of each file's last commit below a folder, by absolute path. Empty without a complete history: a shallow
 * clone dates its first commit's files wrongly.
 */
export function commitDays(folder: string): Map<string, string> {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...parameters], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const days = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    for (const commit of git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').split('\0')) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      // Newest first.
      for (const file of files) if (!days.has(join(folder, file))) days.set(join(folder, file), day);
    }
  } catch {
    return new Map();
  }
  return days;
}
