// Installs the packages of the lock file if they are missing. Plain JavaScript for old Nodes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
/** Marks an unfinished install, with npm's process id. */
const unfinishedMark = (folder) => join(folder, 'node_modules', '.unfinished');
const longestInstallMs = 10 * 60_000;

/**
 * Starting and building need `dependencies`; tests and checks also need `devDependencies`. An installed tree with
 * both keeps both.
 */
export function installPackages(withTools) {
  waitForOtherInstall(root);
  const { packages: present = {} } = readJson(join(root, 'node_modules', '.package-lock.json'));
  const { packages: locked } = readJson(join(root, 'package-lock.json'));
  const all = withTools || Object.values(present).some(({ dev }) => dev);
  const isComplete = Object.entries(locked).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' ||
      (dev && !all) ||
      // Optional packages may be for other platforms.
      (present[path] ? present[path].version === version : optional || devOptional),
  );
  if (isComplete && !existsSync(unfinishedMark(root))) return;
  console.log(
    `Installing the packages for ${all ? 'tests and checks' : 'the site'} (once, about a minute) …`,
  );
  npmInstall(root, locked, all ? '--include=dev' : '--omit=dev');
}

/** Whether this Node satisfies `engines` in the root package.json: `^24.12.0` means 24.12 and later 24s. */
export function isNodeSupported() {
  const [, major, minor] = /^\^(\d+)\.(\d+)\./.exec(readJson(join(root, 'package.json')).engines.node);
  const [ownMajor, ownMinor] = process.versions.node.split('.');
  return ownMajor === major && Number(ownMinor) >= Number(minor);
}

/** Installs the Node that `scripts/node` pins: 190 MB that machines with a supported Node don't need. */
export function installNode() {
  const folder = join(root, 'scripts', 'node');
  waitForOtherInstall(folder);
  const installed = join(folder, 'node_modules', 'node');
  const executable = join(installed, 'bin', isWindows ? 'node.exe' : 'node');
  const { packages: locked } = readJson(join(folder, 'package-lock.json'));
  const isComplete =
    existsSync(executable) &&
    readJson(join(installed, 'package.json')).version === locked['node_modules/node'].version;
  if (!isComplete || existsSync(unfinishedMark(folder))) {
    console.log(`Installing Node, since this project does not run on ${process.version} (once) …`);
    npmInstall(folder, locked);
  }
  return executable;
}

/** Two installs at once would undo each other's work. */
function waitForOtherInstall(folder) {
  const mark = unfinishedMark(folder);
  while (existsSync(mark) && Date.now() - statSync(mark).mtimeMs < longestInstallMs) {
    const installer = Number(readFileSync(mark, 'utf8'));
    if (!isRunning(installer)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

function npmInstall(folder, locked, ...options) {
  const mark = unfinishedMark(folder);
  // A killed install may leave half-unpacked packages, which npm would take for complete.
  if (existsSync(mark)) {
    const trees = new Set(
      Object.keys(locked).flatMap((path) => /^(.*?node_modules)\//.exec(path)?.[1] ?? []),
    );
    for (const tree of trees) rmSync(join(folder, tree), { recursive: true, force: true });
  }
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, String(process.pid));
  // Not `npm ci`, which refuses a lock file that lists packages of platforms absent from a registry.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...options];
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, args, { cwd: folder, stdio: 'inherit', shell: isWindows });
  // npm has rolled back a failed install itself.
  if (status !== null) rmSync(mark);
  if (status !== 0) {
    console.error('npm could not install the packages; its message is above.');
    process.exit(1);
  }
}
