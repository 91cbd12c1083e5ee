import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { commitDays } from './commit-days.ts';

const scratch = mkdtempSync(join(tmpdir(), 'orbit-vine-days-'));
afterAll(() => rmSync(scratch, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

function git(folder: string, parameters: string[], day = '2026-01-01') {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const when = `GIT_COMMITTER_DATE=${day}T12:00:00Z`;
  execFileSync('env', [when, 'git', '-C', folder, ...who, ...parameters], { stdio: 'ignore' });
}

function history(): string {
  const folder = join(scratch, 'whole');
  mkdirSync(join(folder, 'web'), { recursive: true });
  git(folder, ['init']);
  for (const [day, name] of [
    ['2026-02-03', 'old.txt'],
    ['2026-03-04', 'édité.txt'],
    ['2026-05-06', 'édité.txt'],
  ] as const) {
    writeFileSync(join(folder, 'web', name), day);
    git(folder, ['add', '.']);
    git(folder, ['commit', '-m', day], day);
  }
  return folder;
}

const hasGit = spawnSync('git', ['--version']).status === 0;

test('each file has the day of its last commit, and none without a complete history', ({ skip }) => {
  skip(!hasGit, 'git is not installed');
  const whole = history();
  const web = join(whole, 'web');
  expect(Object.fromEntries(commitDays(web))).toEqual({
    [join(web, 'old.txt')]: '2026-02-03',
    [join(web, 'édité.txt')]: '2026-05-06',
  });
  git(scratch, ['clone', '--depth', '1', `file://${whole}`, 'shallow']);
  expect(commitDays(join(scratch, 'shallow/web')).size).toBe(0);
  rmSync(join(whole, '.git'), { recursive: true });
  expect(commitDays(web).size).toBe(0);
});

test('no file has a day where git is not installed', () => {
  vi.stubEnv('PATH', scratch);
  expect(commitDays(import.meta.dirname).size).toBe(0);
});
