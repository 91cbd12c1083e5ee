const bootScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const manifestImport = /^\s*import "(\/assets\/manifest-[^"]+)";$/m;
const namespaceImport = /^\s*import \* as (\w+) from "([^"]+)";$/gm;
const entryImport = /^\s*import\("([^"]+)"\);$/m;
const assignment = /^\s*window\.__reactRouterRouteModules = (.*);$/m;

interface OwnParts {
  /** The whole stylesheets. */
  readonly stylesheets: readonly string[];
  /** The script of the page's own calculator. */
  readonly tool?: string | undefined;
  /** The router's list of these routes alone, as a script; where the whole list is wanted, nothing. */
  readonly routesOf?: ((manifest: string, ids: readonly string[]) => string) | undefined;
}

/**
 * Lets a page that React will take over show itself before any script is asked for: on a phone's connection a hundred
 * kilobytes of script would otherwise compete with the few that make the first paint. The whole stylesheets wait too, and
 * `entry.client.tsx` waits for them in turn.
 */
export function paintFirst(html: string, own: OwnParts): string {
  return html.replace(
    bootScript,
    (_, open: string, code: string, close: string) => open + afterPaint(code, own) + close,
  );
}

/** Resolves at the first paint; where nobody looks, soon. */
const untilShown = `(shown) => {
  setTimeout(shown, document.hidden ? 0 : 500);
  new PerformanceObserver(shown).observe({ type: "paint", buffered: true });
}`;

/** React Router's own start-up code, with its static imports made dynamic, and the largest file asked for at once. */
function afterPaint(code: string, { stylesheets, tool, routesOf }: OwnParts): string {
  const manifest = manifestImport.exec(code)?.[1];
  const routes = Array.from(code.matchAll(namespaceImport), ([, name = '', url = '']) => ({ name, url }));
  const entry = entryImport.exec(code)?.[1];
  const [setRoutes = '', modules = ''] = assignment.exec(code) ?? [];
  if (routes.length === 0 || !entry || !manifest || !setRoutes)
    throw new Error('React Router starts in a new way.');
  const ids = Array.from(modules.matchAll(/"([^"]+)":/g), ([, id = '']) => id);
  const imports = [...routes.map(({ url }) => url), ...(routesOf ? [] : [manifest])];
  return [
    `await new Promise(${untilShown});`,
    ...stylesheets.map((href) => appendLink('stylesheet', href)),
    appendLink('modulepreload', entry),
    ...(tool ? [`window.ownCalculator = import("${tool}");`] : []),
    `const [${routes.map(({ name }) => name).join(', ')}] = await Promise.all([${imports.map((url) => `import("${url}")`).join(', ')}]);`,
    ...(routesOf ? [routesOf(manifest, ids)] : []),
    setRoutes.trim(),
    `import("${entry}");`,
  ].join('\n');
}

function appendLink(rel: string, href: string): string {
  return `document.head.append(Object.assign(document.createElement("link"), { rel: "${rel}", href: "${href}" }));`;
}
