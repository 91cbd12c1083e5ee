import { parseSync } from 'oxc-parser';
import { type Node, visit } from './visit.ts';

export interface Mutant {
  start: number;
  end: number;
  replacement: string;
}

export interface MutantOfFile extends Mutant {
  file: string;
  source: string;
}

const otherOperators: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&', '??': '&&' },
  ...{ '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' },
};
const otherNames = new Map(
  Object.entries({ min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', some: 'every', every: 'some' }),
);
/** Permissions and limits are often SQL conditions, which JavaScript tools treat as text. */
const otherSql: Record<string, string> = {
  ...{ and: 'or', or: 'and', not: '', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '=': '<>', '<>': '=' },
};
const inSql = /\b(?:and|or|not)\b|(?<=\s)(?:<=?|>=?|=|<>)(?=\s)/g;

export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  visit(parseSync(file, source).program as unknown as Node, (node) => {
    mutants.push(...mutantsAt(node, source));
  });
  return mutants;
}

function mutantsAt(node: Node, source: string): Mutant[] {
  const replace = ({ start, end }: Node, replacement: string): Mutant => ({ start, end, replacement });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return otherOperator(node, source);
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? [{ start: node.start, end: node.start + 1, replacement: ' ' }]
        : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((constant) => replace(node.test as Node, constant));
    case 'Literal':
      if (typeof node.value === 'boolean') return [replace(node, String(!node.value))];
      return typeof node.value === 'number' ? [replace(node, String(node.value + 1))] : [];
    case 'MemberExpression': {
      const property = node.property as Node;
      const other = otherNames.get(String(property.name));
      return other ? [replace(property, other)] : [];
    }
    case 'ExpressionStatement':
      return /^(?:Await|Call)Expression$/.test((node.expression as Node).type) ? [replace(node, ';')] : [];
    case 'TaggedTemplateExpression':
      return (node.tag as Node).name === 'sql' ? mutantsOfSql(node.quasi as Node, source) : [];
    default:
      return [];
  }
}

function otherOperator(node: Node, source: string): Mutant[] {
  const operator = String(node.operator);
  const other = otherOperators[operator];
  if (!other) return [];
  const start = source.indexOf(operator, (node.left as Node).end);
  return [{ start, end: start + operator.length, replacement: other }];
}

function mutantsOfSql(template: Node, source: string): Mutant[] {
  return (template.quasis as Node[]).flatMap((part) =>
    Array.from(source.slice(part.start, part.end).matchAll(inSql), ({ 0: word, index }) => {
      const start = part.start + index;
      return { start, end: start + word.length, replacement: otherSql[word] ?? '' };
    }),
  );
}
