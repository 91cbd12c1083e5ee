import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8');

const palette = new Map(
  Array.from(
    tokens.matchAll(/--color-([\w-]+): light-dark\((#\w+)/g),
    ([, name = '', light = '']): [string, string] => [name, light],
  ),
);

export function colorOf(name: string): string {
  const color = palette.get(name);
  if (!color) throw new Error(`The palette has no ${name}.`);
  return color;
}

const utility = /^(fill|stroke|text)-([a-z-]+)(?:\/(\d+))?$/;

/** Replaces color classes with attributes, for a renderer without stylesheets. */
export function withColors(markup: string): string {
  return markup.replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
    const rules = classes.split(' ').flatMap((name) => {
      const [, property = '', color = '', percent] = utility.exec(name) ?? [];
      const value = palette.get(color);
      if (!value) return [];
      if (property === 'text') return [`color:${value}`];
      return [`${property}:${value}`, ...(percent ? [`${property}-opacity:${Number(percent) / 100}`] : [])];
    });
    return rules.length > 0 ? ` style="${rules.join(';')}"` : '';
  });
}
