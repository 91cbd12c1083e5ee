import { contactPractices, contactToken } from '@orbit-vine/contract/contact.ts';
import { lineFields, textFields } from '@orbit-vine/contract/contact-fields.ts';
import { escaped } from '../platform/mail/render.ts';

export interface Filling {
  token: string;
  fields?: Record<string, unknown>;
  /** Why the previous attempt was rejected; null for an unknown reason. */
  problem?: string | null;
  noPractice?: boolean;
}

export function fillPage(page: string, { token, fields = {}, problem, noPractice = false }: Filling): string {
  const text = (field: string) => (typeof fields[field] === 'string' ? escaped(fields[field]) : '');
  let html = inField(page, contactToken, `value="${escaped(token)}"`);
  for (const { name } of lineFields) html = inField(html, name, `value="${text(name)}"`);
  for (const practice of contactPractices) {
    if (fields[practice] !== undefined) html = inField(html, practice, 'checked');
  }
  // HTML ignores the first line break in a textarea.
  for (const { name } of textFields) {
    const textarea = new RegExp(`<textarea\\b[^>]*\\bname="${name}"[^>]*>`);
    html = insert(html, textarea, (start) => `${start}\n${text(name)}`);
  }
  if (noPractice) html = insert(html, /<p\b[^>]*\bdata-no-practice\b[^>]*>/, shown);
  if (problem === null) html = insert(html, /<p\b[^>]*\bdata-problem\b[^>]*>/, shown);
  if (problem) {
    const paragraph = /(<p\b[^>]*\bdata-problem\b[^>]*>).*?<\/p>/s;
    html = insert(html, paragraph, (_, start: string) => `${shown(start)}${escaped(problem)}</p>`);
  }
  return html;
}

function inField(html: string, name: string, attribute: string): string {
  return insert(html, new RegExp(`<input\\b[^>]*\\bname="${name}"`), (start) => `${start} ${attribute}`);
}

function shown(startTag: string): string {
  return startTag.replace(/ hidden(="")?/, '');
}

function insert(
  html: string,
  pattern: RegExp,
  replace: (match: string, ...groups: string[]) => string,
): string {
  if (!pattern.test(html)) throw new Error(`The contact page contains nothing like ${pattern.source}.`);
  return html.replace(pattern, replace);
}
