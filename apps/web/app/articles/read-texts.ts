import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { FrontMatter } from './front-matter.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));

/**
 * The texts of a folder of `content/`, for the route table, and whether each holds a calculator and so needs React in
 * the browser. Throws on a front matter that does not fit.
 */
export function readTexts(folder: 'articles' | 'projects') {
  const names = readdirSync(content + folder).filter((name) => name.endsWith('.mdx'));
  return names.sort().map((name) => {
    const text = readFileSync(`${content}${folder}/${name}`, 'utf8');
    const parsed = z.safeParse(FrontMatter, parse(text.split('---\n')[1] ?? ''));
    if (!parsed.success) throw new Error(`content/${folder}/${name}:\n${z.prettifyError(parsed.error)}`);
    return {
      slug: name.replace(/\.mdx$/, ''),
      file: `../content/${folder}/${name}`,
      calculates: text.includes('<Calculator '),
    };
  });
}
