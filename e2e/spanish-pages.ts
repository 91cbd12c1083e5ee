import { expect, type Page } from '@playwright/test';
import { english } from '../apps/web/app/lots/wording/english.ts';
import { englishOffice } from '../apps/web/app/lots/wording/english-office.ts';
import { spanish } from '../apps/web/app/lots/wording/spanish.ts';
import { spanishOffice } from '../apps/web/app/lots/wording/spanish-office.ts';
import { axeFaults, overflowFaults } from './budgets/accessibility.ts';

/** Sentences as patterns, in which values match anything. */
function patternsOf(catalog: object): string[] {
  return Object.values(catalog).flatMap((value): string[] => {
    if (typeof value === 'object') return patternsOf(value);
    const text = typeof value === 'string' ? value : String(value(...Array(value.length).fill('⟨⟩')));
    const escaped = text
      .trim()
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
      .replaceAll('⟨⟩', '.+');
    // Without words, a pattern would match everything.
    return /\p{L}{2}/u.test(text.replaceAll('⟨⟩', '')) ? [escaped] : [];
  });
}

/** Without the formats at the top, and the language's name. */
const parts = (catalog: object) => Object.values(catalog).filter((part) => typeof part === 'object');
const patternsIn = (...catalogs: object[]) => patternsOf(catalogs.flatMap(parts));
const inSpanish = new Set(patternsIn(spanish, spanishOffice).map((pattern) => pattern.toLowerCase()));
const inEnglish = patternsIn(english, englishOffice).filter(
  (pattern) => !inSpanish.has(pattern.toLowerCase()),
);
const sentences = new RegExp(`^(${inEnglish.join('|')})$`, 'iu');
const words =
  /(?<![\p{L}_])(the|of|and|with|from|is|are|not|what|this|that|was|for|it|which|to|your|you|in|on|all)(?!\p{L})/iu;

function textsOf(): string[] {
  const regions = [...document.querySelectorAll('[lang=es]')].filter(
    (region) => !region.parentElement?.closest('[lang=es]'),
  );
  const isSpanish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'es';
  return regions.flatMap((region) => {
    const elements = [region, ...region.querySelectorAll('*')].filter(isSpanish);
    const named = elements.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const own = elements.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? ''),
    );
    return [...named, ...own].map((text) => text.trim()).filter(Boolean);
  });
}

/** English on a page in Spanish: sentences of the English catalog, and other texts with common English words. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOf);
  if (texts.length < 10) return [`the page has only ${texts.length} texts in Spanish`];
  return texts.filter((text) => sentences.test(text) || words.test(text));
}

/** Without English, faults that a tool finds, or a scroll bar at the bottom. */
export async function isInSpanish(page: Page, view: string) {
  // Until the page and its texts have loaded.
  await expect.poll(() => englishOn(page), view).toEqual([]);
  expect(await axeFaults(page, view)).toEqual([]);
  expect(await overflowFaults(page)).toEqual([]);
}
