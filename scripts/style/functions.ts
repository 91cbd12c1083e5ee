import { isNode, lineOf, type Node, walk } from './tree.ts';

export interface LongFunction {
  name: string;
  line: number;
  lines: number;
}

const mostLines = 60;

/**
 * Functions over 60 lines, JSX included. Nested named functions and methods count separately: a factory is as long as
 * what it creates.
 */
export function longFunctions(file: string, text: string): LongFunction[] {
  const lengths = new Map<Node, LongFunction>();
  walk(file, text, (node, around) => {
    if (!/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const line = lineOf(text, node.start);
    const lines = lineOf(text, node.end) - line + 1;
    lengths.set(node, { name: nameOf(node, around), line, lines });
    const outer = around.findLast((each) => lengths.has(each));
    const counted = outer && lengths.get(outer);
    const byItself = node.type === 'FunctionDeclaration' || around.at(-1)?.method === true;
    if (counted && byItself) counted.lines -= lines;
  });
  return [...lengths.values()].filter(({ lines }) => lines > mostLines);
}

function nameOf(node: Node, around: Node[]): string {
  const parent = around.at(-1);
  for (const named of [node.id, parent?.id, parent?.key])
    if (isNode(named) && named.type === 'Identifier') return named.name as string;
  if (parent?.type === 'CallExpression' && isNode(parent.callee)) return `in a call of ${parent.callee.name}`;
  return 'without a name';
}
