import { readdirSync, readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleEnd } from './article-frame.tsx';
import { articles } from './catalogue.ts';
import { Article } from './front-matter.ts';
import { headOf } from './read-texts.ts';
import { textParts } from './text-parts.ts';

const typed = (slug: string) =>
  readFileSync(new URL(`../../content/articles/${slug}.mdx`, import.meta.url), 'utf8');

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = '']) => found);

it('the articles are those of the content folder, newest first', () => {
  const files = readdirSync(new URL('../../content/articles', import.meta.url));
  expect(files.length).toBeGreaterThan(0);
  expect(articles.map(({ slug }) => `${slug}.mdx`).sort()).toEqual(files.sort());
  const dates = articles.map(({ published }) => published);
  expect(dates).toEqual(dates.toSorted().reverse());
});

describe.each(articles)('$slug', ({ slug, calculators: named = [] }) => {
  const { prose, calculators, sections, words } = textParts(slug);
  const html = renderToStaticMarkup(createElement(Fragment, null, ...prose.flat()));
  const ids = all(html, / id="([^"]+)"/g);

  it('has 1,200 to 2,000 words', () => {
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(words).toBeLessThanOrEqual(2000);
  });

  it('holds the calculators that its front matter names, with prose before and after each', () => {
    expect(calculators).toEqual(named);
    expect(prose.map((part) => part.length > 0)).toEqual(Array(calculators.length + 1).fill(true));
  });

  it('has a table of contents that leads to its headings and calculators', () => {
    expect(sections.length).toBeGreaterThan(4);
    const targets = [...ids, ...calculators.map((id) => `calculator-${id}`)];
    expect(sections.map(({ id }) => id).filter((id) => !targets.includes(id))).toEqual([]);
    expect(sections.map(({ title }) => title)).not.toContain('');
    expect(all(html, /<h2 id="([^"]+)"/g)).toEqual(
      sections.map(({ id }) => id).filter((id) => !id.startsWith('calculator-')),
    );
  });

  it('ends with the way to people who discuss it', () => {
    const end = renderToStaticMarkup(createElement(ArticleEnd, { slug }));
    expect(end).toMatch(/<a href="\/plastic-grapes">Discuss it in Plastic Grapes<\/a>/);
  });

  it('gives no id to two elements', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has a source for every note, and a note for every source', () => {
    const [text = '', notes = ''] = html.split('data-footnotes');
    const cited = new Set(all(text, /href="#(fn-[^"]+)"/g));
    expect(cited.size).toBeGreaterThan(2);
    expect(all(notes, /<li id="([^"]+)"/g).toSorted()).toEqual(Array.from(cited).toSorted());
    // A note that nothing refers to stays in the text as typed.
    expect(html).not.toContain('[^');
  });

  it('sets each source once beside its text, out of the way of a keyboard', () => {
    const [text = '', notes = ''] = html.split('data-footnotes');
    const beside = all(text, /<div class="beside" aria-hidden="true">([\s\S]*?)<\/div>/g).join('');
    expect(all(beside, /<p><sup>(\d+)<\/sup>/g)).toEqual(
      all(notes, /<li id="()/g).map((_, at) => `${at + 1}`),
    );
    expect(beside).not.toMatch(/<p><sup>\d+<\/sup>\s*<\/p>/);
    expect(all(beside, /<a ([^>]*)>/g).filter((link) => !link.includes('tabindex="-1"'))).toEqual([]);
  });

  it('names an address or a publication in every source', () => {
    const notes = all(html.split('data-footnotes')[1] ?? '', /<li id="[^"]+">([\s\S]*?)<\/li>/g);
    for (const note of notes) {
      const named = note.replaceAll(/<a href="#[\s\S]*?<\/a>/g, '');
      const publication = named.replaceAll(/<[^>]+>/g, '').trim();
      expect([publication, publication.length > 20 || /href="https?:/.test(named)]).toEqual([
        publication,
        true,
      ]);
    }
  });

  it('works its tables out: no figure is typed into one', () => {
    const rows = all(typed(slug), /<Table[^>]*?\brows=\{([^}]*)\}/g);
    expect(rows.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });
});

describe('the head of an article', () => {
  const head = {
    kind: 'article',
    title: 'A title',
    description: 'A sentence.',
    published: '2026-11-20',
    drawing: 'yeast',
  };

  it('is a title, a description, a date and a drawing', () => {
    expect(Article.safeParse(head).success).toBe(true);
    expect(Article.safeParse({ ...head, title: '' }).success).toBe(false);
    expect(Article.safeParse({ ...head, description: 'x'.repeat(201) }).success).toBe(false);
    expect(Article.safeParse({ ...head, published: 'yesterday' }).success).toBe(false);
    expect(Article.safeParse({ ...head, drawing: undefined }).success).toBe(false);
  });

  it('may say when it was changed, and not before it was published', () => {
    expect(Article.safeParse({ ...head, modified: '2026-11-21' }).success).toBe(true);
    expect(Article.safeParse({ ...head, modified: '2026-11-19' }).success).toBe(false);
  });

  const read = (changed: object, text = '') =>
    headOf('content/articles/a.mdx', `---\n${JSON.stringify({ ...head, ...changed })}\n---\n${text}`);

  it('names a drawing that exists, and otherwise the build says which do', () => {
    expect(read({})).toMatchObject({ drawing: 'yeast' });
    expect(() => read({ drawing: 'yeasts' })).toThrow(
      /^content\/articles\/a\.mdx: there is no drawing "yeasts"\. Those of app\/art\/articles are .*\byeast\./,
    );
    expect(() => read({ drawing: undefined })).toThrow(/^content\/articles\/a\.mdx:\n.*\n.*at drawing/);
  });

  it('names the calculators of its text, so that none is lost unnoticed', () => {
    const text = 'Prose.\n\n<Calculator id="so2" />\n\nMore of it.\n';
    expect(read({ calculators: ['so2'] }, text)).toMatchObject({ calculators: ['so2'] });
    expect(() => read({ calculators: ['so2'] }, 'Prose.')).toThrow(
      'content/articles/a.mdx: its front matter names these calculators: so2; its text holds: none.',
    );
    expect(() => read({}, text)).toThrow('names these calculators: none; its text holds: so2.');
  });
});
