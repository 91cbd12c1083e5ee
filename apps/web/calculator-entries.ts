import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'app/tools');
const prefix = 'calculator-entry:';

/** The calculators of the bench: those with a definition and no page of their own. */
function benchIds(): readonly string[] {
  const holds = (id: string, file: string) => existsSync(join(folder, id, file));
  return readdirSync(folder).filter((id) => holds(id, 'definition.ts') && !holds(id, 'page.tsx'));
}

function entryOf(id: string): string {
  const path = join(folder, id);
  const picture = existsSync(join(path, 'picture.tsx'))
    ? `export const loadPicture = () => import('${path}/picture.tsx').then((module) => module.Picture);`
    : '';
  return `export { definition } from '${path}/definition.ts';\n${picture}`;
}

/**
 * For each calculator of the bench a file `tool-{id}-{hash}.js`, which the finished page of that calculator names
 * (`postbuild/tool-entry.ts`): a script that could ask for any of them would have to know all their hashes.
 */
export function calculatorEntries(): Plugin {
  return {
    name: 'calculator-entries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of benchIds()) this.emitFile({ type: 'chunk', id: prefix + id, name: `tool-${id}` });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? entryOf(id.slice(prefix.length + 1)) : undefined),
  };
}
