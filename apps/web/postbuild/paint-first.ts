const bootScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const sideEffectImport = /^\s*import "([^"]+)";$/gm;
const namespaceImport = /^\s*import \* as (\w+) from "([^"]+)";$/gm;
const entryImport = /^\s*import\("([^"]+)"\);$/m;
const assignment = /^\s*window\.__reactRouterRouteModules = .*;$/m;

/**
 * Lets a page that React will take over show itself before any script is asked for: on a phone's connection a hundred
 * kilobytes of script would otherwise compete with the few that make the first paint. The whole stylesheets wait too, and
 * `entry.client.tsx` waits for them in turn.
 */
export function paintFirst(html: string, stylesheets: string[]): string {
  return html.replace(
    bootScript,
    (_, open: string, code: string, close: string) => open + afterPaint(code, stylesheets) + close,
  );
}

/** Resolves at the first paint; where that is not told, or nobody looks, soon. */
const untilShown = `(shown) => {
  setTimeout(shown, document.hidden ? 0 : 500);
  new PerformanceObserver(shown).observe({ type: "largest-contentful-paint", buffered: true });
}`;

/** React Router's own start-up code, with its static imports made dynamic, and the largest file asked for at once. */
function afterPaint(code: string, stylesheets: string[]): string {
  const sideEffects = Array.from(code.matchAll(sideEffectImport), ([, url = '']) => url);
  const routes = Array.from(code.matchAll(namespaceImport), ([, name = '', url = '']) => ({ name, url }));
  const entry = entryImport.exec(code)?.[1];
  const setRoutes = assignment.exec(code)?.[0].trim();
  if (routes.length === 0 || !entry || !setRoutes) throw new Error('React Router starts in a new way.');
  const imports = [...routes.map(({ url }) => url), ...sideEffects].map((url) => `import("${url}")`);
  return [
    `await new Promise(${untilShown});`,
    ...stylesheets.map((href) => appendLink('stylesheet', href)),
    appendLink('modulepreload', entry),
    `const [${routes.map(({ name }) => name).join(', ')}] = await Promise.all([${imports.join(', ')}]);`,
    setRoutes,
    `import("${entry}");`,
  ].join('\n');
}

function appendLink(rel: string, href: string): string {
  return `document.head.append(Object.assign(document.createElement("link"), { rel: "${rel}", href: "${href}" }));`;
}
