import { isNode, lineOf, type Node, walk } from './tree.ts';

export interface TitleFault {
  line: number;
  title: string;
  fault: string;
}

/** Titles that begin with a verb need a `describe` with the subject. */
const verbs =
  /^(?:is|are|has|have|does|do|can|cannot|may|must|was|were|will|never|only|also|not|[a-z]+(?<![sui]s)s)\b(?! (?:and|or|of|in|with|from|are|have|can|cannot|do|may|must|stay)\b)/;
const clauses = /^(?:who|whom|whose|what|that)\b/i;
const present =
  /\b(?:is|are|has|have|does|do|can|cannot|may|must|will|stay|be|[a-z]{2,}(?:s|'s|n't)|[a-z]+ (?:with|to|in|on|at|for|by|of|as|from|into|no|not|only|their|its|the|a)\b)/;

export function titleFaults(file: string, text: string): TitleFault[] {
  const faults: TitleFault[] = [];
  walk(file, text, (node, around) => {
    const title = titleOf(node, ['it', 'test']);
    if (title === undefined) return;
    const described =
      file.startsWith('e2e/') || around.some((outer) => titleOf(outer, ['describe']) !== undefined);
    const fault = faultOf(title, described);
    if (fault !== undefined) faults.push({ line: lineOf(text, node.start), title, fault });
  });
  return faults;
}

function faultOf(title: string, described: boolean): string | undefined {
  if (clauses.test(title)) return 'begins with a clause';
  if (!described && verbs.test(title)) return 'has no subject, and no describe around it';
  if (!present.test(title)) return 'has no verb in the present tense';
  return undefined;
}

function titleOf(node: Node, names: string[]): string | undefined {
  if (node.type !== 'CallExpression' || !names.includes(nameOf(node.callee) ?? '')) return undefined;
  const [first] = node.arguments as unknown[];
  if (!isNode(first)) return undefined;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first.type !== 'TemplateLiteral') return undefined;
  return (first.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

function nameOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name as string;
  if (callee.type === 'MemberExpression') {
    const method = nameOf(callee.property);
    return method === 'step' || method === 'use' || method === 'describe' ? method : nameOf(callee.object);
  }
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return undefined;
}
