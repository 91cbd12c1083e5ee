import { globSync, readFileSync } from 'node:fs';
import compat from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, test } from 'vitest';

/** The versions in the README: everything works in them, and pages can be read in older ones. */
const oldest = { chrome: 123, firefox: 125, safari: 17.5, safari_ios: 17.5 } as const;

/** Newer features, and their effect in an older browser. */
const withoutHarm: Record<string, string> = {
  '@page': 'labels stand on the paper that the printer holds',
  '@property': 'the style sheet sets the values again where it is unknown',
  '@starting-style': 'things appear at once',
  '@view-transition': 'pages follow each other at once',
  ':-webkit-inner-spin-button': 'Firefox draws none',
  ':-moz-progress-bar': 'the rule for the others stands beside it',
  ':-webkit-progress-bar': 'the rule for Firefox stands beside it',
  ':-webkit-progress-value': 'the rule for Firefox stands beside it',
  ':selection': 'an iPhone marks in its own color',
  ':open': 'beside others in a list that forgives it',
  'accent-color': 'the color of the system',
  'animation-timeline': 'that a table scrolls is said of many columns on a phone, and shown by a shadow',
  'box-decoration-break': 'a mark is cut at the end of a line',
  'content-visibility': 'everything is drawn',
  'field-sizing': 'a script measures the text',
  interactivity: 'without script a pointer is kept off the fields, and a keyboard reaches them in vain',
  'overflow-anchor': 'ours to do, and switched off elsewhere',
  'overscroll-behavior': 'the page behind moves too',
  'scroll-timeline': 'the same',
  'text-size-adjust': 'the prefixed one stands beside it',
  '-webkit-tap-highlight-color': 'of touch screens alone',
  resize: 'an iPhone has nothing to drag',
  size: 'within @page',
  zoom: 'a calculator takes more sheets of paper',
};

/** Calls that are newer, or were incomplete before. */
const calledWithoutHarm: Record<string, string> = {
  'AbortSignal.timeout': 'ends by another name in Chrome 123, and the sentence is the general one',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'passkeys are offered only where it is there',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'passkeys are offered only where it is there',
};

/** Methods of this site that share a name with a newer built-in. */
const namesakes = ['move', 'use', 'take', 'escape', 'error', 'adopt'];

const read = (kind: string) =>
  globSync(new URL(`../apps/web/build/client/assets/**/*.${kind}`, import.meta.url).pathname)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

interface Support {
  version_added: string | boolean | null;
  version_removed?: unknown;
  flags?: unknown;
}
interface Feature {
  __compat?: { support: Partial<Record<string, Support | Support[]>> };
}

function isOldEnough(feature: Feature): boolean {
  return Object.entries(oldest).every(([browser, version]) => {
    const support = feature.__compat?.support[browser];
    return [support ?? []].flat().some(({ version_added: added, version_removed, flags }) => {
      const since = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Number.NaN;
      return !flags && !version_removed && since <= version;
    });
  });
}

const featuresOf = (group: object = {}): [string, Feature][] =>
  Object.entries(group as Record<string, Feature>).filter(([, feature]) => feature.__compat);

test('the style sheets use only features of the oldest browsers, or harmless newer ones', () => {
  const css = read('css');
  expect(css).toContain('light-dark(');
  const { properties, 'at-rules': rules, selectors } = compat.css;
  const features: [string, RegExp, object | undefined][] = [
    ['', /(?<=[;{]\s*)-?[a-z][a-z-]*(?=\s*:)/g, properties],
    ['@', /(?<=@)[a-z-]+/g, rules],
    [':', /(?<=:)[a-z-]+(?=[,{()>:[ ])/g, selectors],
  ];
  const tooNew = features.flatMap(([mark, pattern, group]) => {
    const used = new Set(css.match(pattern));
    return featuresOf(group).flatMap(([name, feature]) =>
      used.has(name) && !isOldEnough(feature) ? `${mark}${name}` : [],
    );
  });
  expect(tooNew.filter((name) => !(name in withoutHarm))).toEqual([]);
});

test('the scripts call only built-ins of the oldest browsers', () => {
  const called = new Set(read('js').match(/(?<=\.)[A-Za-z]\w*(?=\()/g));
  expect(called).toContain('map');
  const builtins = Object.values(compat.javascript.builtins ?? {}).flatMap((group) => featuresOf(group));
  const old = new Set(builtins.flatMap(([name, feature]) => (isOldEnough(feature) ? name : [])));
  const tooNew = builtins.flatMap(([name]) => (called.has(name) && !old.has(name) ? name : []));
  expect(tooNew.filter((name) => !namesakes.includes(name))).toEqual([]);
});

test('the scripts use no newer static method, whose name an older class may also have', () => {
  const called = new Set(read('js').match(/\b[A-Z]\w+\.[a-z]\w*(?=\()/g));
  expect(called).toContain('URL.canParse');
  const tooNew = [...called].filter((call) => {
    const [owner = '', method = ''] = call.split('.');
    const api = (compat.api as Record<string, Record<string, Feature>>)[owner]?.[`${method}_static`];
    const builtin = (compat.javascript.builtins as Record<string, Record<string, Feature>>)[owner]?.[method];
    const feature = api ?? builtin;
    return feature && !isOldEnough(feature);
  });
  expect(tooNew.filter((call) => !(call in calledWithoutHarm))).toEqual([]);
});
