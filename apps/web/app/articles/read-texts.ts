import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Article, FrontMatter } from './front-matter.ts';

const content = fileURLToPath(new URL('../../content/', import.meta.url));
const drawings = namesIn(fileURLToPath(new URL('../art/articles/', import.meta.url)), '.tsx');

function namesIn(folder: string, ending: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return files.map((file) => file.slice(0, -ending.length)).sort();
}

export function readTexts(folder: 'articles' | 'projects') {
  return namesIn(content + folder, '.mdx').map((slug) => {
    const file = `content/${folder}/${slug}.mdx`;
    const head = headOf(file, readFileSync(`${content}${folder}/${slug}.mdx`, 'utf8'));
    return { slug, file: `../${file}`, head };
  });
}

/** Throws if the front matter is invalid, names an unknown drawing, or lists other calculators than the text has. */
export function headOf(file: string, text: string): FrontMatter {
  const parsed = z.safeParse(FrontMatter, parse(text.split('---\n')[1] ?? ''));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.kind === 'article') checkArticle(file, text, parsed.data);
  return parsed.data;
}

function checkArticle(file: string, text: string, { drawing, calculators = [] }: Article): void {
  if (!drawings.includes(drawing)) {
    throw new Error(
      `${file}: there is no drawing "${drawing}". Those of app/art/articles are ${drawings.join(', ')}.`,
    );
  }
  const calculatorIds = Array.from(text.matchAll(/<Calculator id="([^"]*)"/g), ([, id = '']) => id);
  if (calculatorIds.join() === calculators.join()) return;
  const list = (ids: string[]) => ids.join(', ') || 'none';
  throw new Error(
    `${file}: its front matter names these calculators: ${list(calculators)}; its text holds: ${list(calculatorIds)}.`,
  );
}
