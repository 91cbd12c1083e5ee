import { isCommand, runTool } from './run.ts';

const projects = [
  'packages/enology',
  'packages/contract',
  'packages/cellar-notes',
  'packages/cellar-book',
  'apps/web',
  'apps/server',
  'e2e',
  'benchmarks',
  'scripts',
];

/** Route types are generated first, because the web app's own types lean on them. */
export function checkTypes(): boolean {
  const generated = runTool('@react-router/dev', 'react-router', ['typegen'], {
    cwd: 'apps/web',
    quiet: true,
  });
  return generated && projects.every((project) => runTool('typescript', 'tsc', ['--project', project]));
}

if (isCommand(import.meta.url) && !checkTypes()) process.exit(1);
