import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { isCommand, root, runTool, toolFile } from './run.ts';

/** Longest first, so that little work remains at the end. */
const projects = [
  'apps/web',
  'apps/server',
  'e2e',
  'packages/enology',
  'packages/cellar-notes',
  'packages/cellar-book',
  'packages/cellar-conversation',
  'packages/contract',
  'packages/message-text',
  'benchmarks',
  'scripts',
];

/** Generates route types first, since the web app's types depend on them. */
export async function checkTypes(): Promise<boolean> {
  const generated = runTool('@react-router/dev', 'react-router', ['typegen'], {
    cwd: 'apps/web',
    quiet: true,
  });
  if (!generated) return false;
  const waiting = projects.values();
  const checkNext = async (): Promise<boolean> => {
    const { value: project } = waiting.next();
    if (project === undefined) return true;
    const good = await checkProject(project);
    return (await checkNext()) && good;
  };
  const results = await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
  return results.every(Boolean);
}

function checkProject(project: string): Promise<boolean> {
  const args = [toolFile('typescript', 'tsc'), '--project', project, '--pretty'];
  const compiler = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  compiler.stdout.on('data', (some: Buffer) => said.push(some));
  compiler.stderr.on('data', (some: Buffer) => said.push(some));
  return new Promise((resolve) => {
    compiler.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

if (isCommand(import.meta.url) && !(await checkTypes())) process.exit(1);
