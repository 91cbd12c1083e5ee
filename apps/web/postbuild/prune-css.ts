import { type Selector, transform } from 'lightningcss';
import { oldestBrowsers } from '../oldest-browsers.ts';

/** Elements added by the site script: a toast, and another site's frame. */
const addedByScript = ['p', 'strong', 'iframe'];

const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&#x27;': "'" };

/** The rules of a stylesheet that can match a page whose elements get no further classes. */
export function pruneCss(css: string, html: string): string {
  const classes = new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g)).flatMap(([, list = '']) =>
      list.replaceAll(/&(?:amp|gt|lt|#x27);/g, (entity) => entities[entity] ?? entity).split(/\s+/),
    ),
  );
  const tags = new Set([
    ...addedByScript,
    ...Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name),
  ]);
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return tags.has(part.name);
      if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where'))
        return part.selectors.some(canMatch);
      return true;
    });
  const matching = minify(css, [], (selector) => (canMatch(selector) ? undefined : []));
  // Twice, since a property may be read only by another unused property.
  return withoutUnusedNames(withoutUnusedNames(matching));
}

function withoutUnusedNames(css: string): string {
  const properties = Array.from(css.matchAll(/(--[\w-]+)(?=[:{])/g), ([, name = '']) => name);
  const keyframes = Array.from(css.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
  return minify(css, [
    ...properties.filter((name) => !css.includes(`var(${name}`)),
    ...keyframes.filter((name) => css.split(name).length === 2),
  ]);
}

/** Lightning CSS packs a version into one number, a byte for each part. */
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)];
  }),
);

function minify(
  css: string,
  unusedSymbols: string[],
  select?: (selector: Selector) => [] | undefined,
): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
    ...(select && { visitor: { Selector: select } }),
  });
  return code.toString();
}
