export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function visit(node: Node, callback: (node: Node) => void) {
  if (/^TS(?!As|Satisfies|NonNull)|^(?:Import|ExportAll)Declaration$/.test(node.type)) return;
  callback(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, callback);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
