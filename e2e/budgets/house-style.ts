import { sources } from '@orbit-vine/enology/sources.ts';
import type { Page } from '@playwright/test';

/**
 * Rules of the house style that a program can check: American spelling, curly quotes, and no space before a percent
 * sign.
 */
const rules: [fault: string, pattern: RegExp][] = [
  // Only in lists of single words or numbers; elsewhere a program cannot tell an item from an aside.
  [
    'a missing serial comma',
    /(?:, |\b(?:of|by|with|for|from|to|as|between|than|are|is) )[\w’°₂%.-]+, [\w’°₂%.-]+ (?:and|or) /g,
  ],
  ['a space before %', /\d[\s\u00a0\u202f]%/g],
  ['a straight quote', /["']/g],
  ['per cent', /\bper cent\b/gi],
  ['e-mail', /\be-mail/gi],
  ['telephone', /\btelephone/gi],
  [
    'a British spelling',
    /\b(?:colours?|favour|flavour|neighbour|harbour|behaviour|labour|litres?|(?:kilo|centi|milli)?met(?:re|res)|centres?|fibres?|grey|licence|defence|aluminium|mould|sulph\w+|distil(?:s)?\b|fulfil(?:s)?\b|labell\w+|travell\w+|modell\w+|cancelled|whilst|towards|learnt|storey|enquir\w+|catalogue|(?:organ|recogn|real|special|summar|character|fertil|minim|maxim|optim)is(?:e|es|ed|ing|ation)\b|analys(?:e|ed|ing)\b)/gi,
  ],
];

const names =
  /nutrition for grapes, fermentation and wine|International Organisation of|Sulphur dioxide|Organisation internationale/g;

const publications = Object.values(sources).map(({ title }) => title);

export function houseStyleFaults(text: string): string[] {
  const checked = publications
    .reduce((left, title) => left.replaceAll(title, ''), text)
    .replaceAll(names, '');
  return rules.flatMap(([fault, pattern]) =>
    [...checked.matchAll(pattern)].map(
      ({ index }) =>
        `${fault}: …${checked.slice(Math.max(0, index - 30), index + 30).replaceAll(/\s+/g, ' ')}…`,
    ),
  );
}

async function sentencesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textElements = 'p, li, dd, h1, h2, h3, h4, figcaption, caption, summary, th, td';
    const shown = Array.from(
      document.querySelectorAll(`main :is(${textElements}), footer :is(${textElements})`),
    );
    return shown
      .filter((element) => !element.querySelector(textElements) && !element.closest('output, pre, code'))
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const code of copy.querySelectorAll('code, pre, output')) code.remove();
        return copy.textContent ?? '';
      });
  });
}

export async function proseFaults(page: Page): Promise<string[]> {
  return (await sentencesOf(page)).flatMap(houseStyleFaults);
}
