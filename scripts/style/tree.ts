import { parseSync } from 'oxc-parser';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function walk(file: string, text: string, enter: (node: Node, around: Node[]) => void): void {
  const visit = (value: unknown, around: Node[]) => {
    if (Array.isArray(value)) for (const item of value) visit(item, around);
    else if (isNode(value)) {
      enter(value, around);
      const within = [...around, value];
      for (const child of Object.values(value)) visit(child, within);
    }
  };
  visit(parseSync(file, text).program, []);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
