import type { Plugin } from 'vite';

const definitionFile = /\/app\/calculators\/[^/]+\/definition\.ts$/;
/** What of a calculator only finished pages and lists show; scripts in a browser never read it. */
const forPagesAlone = new Set(['features', 'searchWords', 'references', 'proof', 'seasons', 'sources']);

interface Property {
  start: number;
  end: number;
  key?: { name?: string };
}

/** Leaves out of a browser's script what stands in a calculator's definition for its page alone. */
export const leanDefinitions = (): Plugin => ({
  name: 'lean-definitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!definitionFile.test(id)) return undefined;
    const left = propertiesOf(this.parse(code)).filter(({ key }) => forPagesAlone.has(key?.name ?? ''));
    if (left.length === 0) throw new Error(`${id} has no definition of the usual form.`);
    const parts: string[] = [];
    let from = 0;
    for (const { start, end } of left) {
      parts.push(code.slice(from, start));
      from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    }
    return { code: parts.join('') + code.slice(from), map: null };
  },
});

interface Node {
  type: string;
  declaration?: { declarations?: { init?: Node }[] };
  arguments?: Node[];
  properties?: Property[];
}

/** Those of the object that the file exports, as it stands or given to `defineCalculator`. */
function propertiesOf({ body }: { body: unknown[] }): Property[] {
  for (const { type, declaration } of body as Node[]) {
    const [init] = (type === 'ExportNamedDeclaration' && declaration?.declarations) || [];
    const given = init?.init?.type === 'CallExpression' ? init.init.arguments?.[0] : init?.init;
    if (given?.type === 'ObjectExpression') return given.properties ?? [];
  }
  return [];
}
