import type { Plugin } from 'vite';

/** What only finished pages, lists and proofs read of a definition; scripts in a browser never do. */
const kinds = [
  {
    files: /\/app\/tools\/[^/]+\/definition\.ts$/,
    definedBy: 'defineCalculator',
    // The first calculators are objects as they stand.
    inEachFile: true,
    unread: ['features', 'searchWords', 'references', 'proof', 'seasons', 'sources'],
  },
  {
    files: /\/packages\/enology\/src\/.+\.ts$/,
    definedBy: 'defineFormula',
    // Some share what they stand on with their neighbors, in an object that is left alone.
    inEachFile: false,
    unread: ['source', 'tolerance'],
  },
] as const;
type Kind = (typeof kinds)[number];

/** Leaves out of a browser's script what stands in a calculator's or a formula's definition for other readers. */
export const leanDefinitions = (): Plugin => ({
  name: 'lean-definitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const kind = kinds.find(({ files }) => files.test(id));
    if (!kind) return undefined;
    const unread = new Set<string>(kind.unread);
    const left = propertiesOf(this.parse(code), kind).filter(({ key }) => unread.has(key?.name ?? ''));
    if (kind.inEachFile && left.length === 0) throw new Error(`${id} has no definition of the usual form.`);
    const parts: string[] = [];
    let from = 0;
    for (const { start, end } of left) {
      parts.push(code.slice(from, start));
      from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    }
    return { code: parts.join('') + code.slice(from), map: null };
  },
});

interface Property {
  start: number;
  end: number;
  key?: { name?: string };
}

interface Node {
  type: string;
  name?: string;
  declaration?: { declarations?: { init?: Node }[] };
  callee?: Node;
  arguments?: Node[];
  properties?: Property[];
}

/** Those of the definitions that the file exports. */
function propertiesOf({ body }: { body: unknown[] }, kind: Kind): Property[] {
  return (body as Node[])
    .flatMap(({ type, declaration }) =>
      type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [],
    )
    .flatMap(({ init }) => objectOf(init, kind)?.properties ?? []);
}

function objectOf(init: Node | undefined, { definedBy, inEachFile }: Kind): Node | undefined {
  const isCall = init?.type === 'CallExpression' && init.callee?.name === definedBy;
  const given = isCall ? init.arguments?.[0] : inEachFile ? init : undefined;
  return given?.type === 'ObjectExpression' ? given : undefined;
}
