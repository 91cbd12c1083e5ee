/** A rule, an at-rule with a block, or a statement without one. */
interface Node {
  prelude: string;
  block?: string;
}

/** Splits minified CSS into its outermost rules; strings and brackets may hold braces and semicolons. */
function parse(css: string): Node[] {
  const nodes: Node[] = [];
  let [start, depth, open, brackets] = [0, 0, 0, 0];
  let quote = '';
  for (let index = 0; index < css.length; index++) {
    const character = css[index];
    if (character === '\\') index++;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') brackets++;
    else if (character === ')') brackets--;
    else if (brackets > 0) continue;
    else if (character === '{' && depth++ === 0) open = index;
    else if (character === '}' && --depth === 0) {
      nodes.push({ prelude: css.slice(start, open), block: css.slice(open + 1, index) });
      start = index + 1;
    } else if (character === ';' && depth === 0) {
      nodes.push({ prelude: css.slice(start, index) });
      start = index + 1;
    }
  }
  return nodes;
}

const holdsRules = /^@(?:layer|media|supports|container|starting-style)\b/;
const className = /\.((?:\\.|[\w-])+)/g;
const tagName = /(?<=^|[\s>+~])[a-z][a-z\d]*/g;
/** What the site script makes: a toast, and the frame of another site. */
const madeLater = ['p', 'strong', 'iframe'];

interface Present {
  classes: Set<string>;
  tags: Set<string>;
}

/** Whether all that the selector asks for is on the page. What stands in `:not()` and the like is not asked for. */
function canMatch(selector: string, { classes, tags }: Present): boolean {
  const asked = selector.replaceAll(/:not\([^)]*\)/g, '');
  if (![...asked.matchAll(className)].every(([, name = '']) => classes.has(name.replaceAll('\\', ''))))
    return false;
  const plain = asked.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]|\\./g, '');
  return [...plain.matchAll(tagName)].every(([name]) => tags.has(name));
}

/** The selectors of a list; commas within brackets or behind a backslash do not part them. */
function selectors(list: string): string[] {
  const parts = [''];
  let brackets = 0;
  for (const [token] of list.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') brackets++;
    if (token === ')' || token === ']') brackets--;
    if (token === ',' && brackets === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

function withoutUnmatched(css: string, present: Present): string {
  return parse(css)
    .map(({ prelude, block }) => {
      if (block === undefined) return `${prelude};`;
      if (holdsRules.test(prelude)) {
        const rest = withoutUnmatched(block, present);
        return rest && `${prelude}{${rest}}`;
      }
      if (prelude.startsWith('@')) return `${prelude}{${block}}`;
      return selectors(prelude).some((selector) => canMatch(selector, present)) ? `${prelude}{${block}}` : '';
    })
    .join('');
}

/** Registered properties, and custom ones of the theme, that nothing reads any more. */
function withoutUnread(css: string): string {
  const read = (name: string) => css.includes(`var(${name}`);
  const registered = css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    read(name) ? rule : '',
  );
  return registered.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (set, name) =>
    read(name) ? set : '',
  );
}

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Movements that no rule names. */
function withoutUnnamed(css: string): string {
  return css.replaceAll(keyframes, (rule, name) => (css.split(name).length > 2 ? rule : ''));
}

/** The part of a stylesheet that can apply to a page whose elements nobody adds classes to. */
export function pruneCss(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<')
        .replaceAll('&#x27;', "'")
        .split(/\s+/),
    ),
  );
  const tags = new Set([
    ...madeLater,
    ...Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => name),
  ]);
  const matched = withoutUnmatched(css, { classes, tags });
  return withoutUnnamed(withoutUnread(withoutUnread(matched)));
}
