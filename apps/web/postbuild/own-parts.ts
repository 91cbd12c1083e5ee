const bootScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const manifestImport = /^\s*import "(\/assets\/manifest-[^"]+)";$/m;
const namespaceImport = /^\s*import \* as (\w+) from "([^"]+)";$/gm;
const entryImport = /^\s*import\("([^"]+)"\);$/m;
const assignment = /^\s*window\.__reactRouterRouteModules = (.*);$/m;

interface OwnParts {
  /** The whole stylesheets. */
  readonly stylesheets: readonly string[];
  /** The script of the page's own calculator, so that it comes beside the page's. */
  readonly tool?: string | undefined;
  /** The router's list of these routes alone, as a script; where the whole list is wanted, nothing. */
  readonly routesOf?: ((manifest: string, ids: readonly string[]) => string) | undefined;
}

/**
 * Starts a page that React will take over with its own parts: its calculator, and its own routes in place of the
 * router's whole list. The whole stylesheets come with the script, so that the first paint waits for neither, and
 * `entry.client.tsx` waits for them.
 */
export function bringOwnParts(html: string, own: OwnParts): string {
  return html.replace(
    bootScript,
    (_, open: string, code: string, close: string) => open + startUp(code, own) + close,
  );
}

/** React Router's own start-up code, with its static imports made dynamic, and the largest file asked for at once. */
function startUp(code: string, { stylesheets, tool, routesOf }: OwnParts): string {
  const manifest = manifestImport.exec(code)?.[1];
  const routes = Array.from(code.matchAll(namespaceImport), ([, name = '', url = '']) => ({ name, url }));
  const entry = entryImport.exec(code)?.[1];
  const [setRoutes = '', modules = ''] = assignment.exec(code) ?? [];
  if (routes.length === 0 || !entry || !manifest || !setRoutes)
    throw new Error('React Router starts in a new way.');
  const ids = Array.from(modules.matchAll(/"([^"]+)":/g), ([, id = '']) => id);
  const imports = [...routes.map(({ url }) => url), ...(routesOf ? [] : [manifest])];
  return [
    ...stylesheets.map((href) => appendLink('stylesheet', href)),
    appendLink('modulepreload', entry),
    ...(tool ? [`import("${tool}");`] : []),
    `const [${routes.map(({ name }) => name).join(', ')}] = await Promise.all([${imports.map((url) => `import("${url}")`).join(', ')}]);`,
    ...(routesOf ? [routesOf(manifest, ids)] : []),
    setRoutes.trim(),
    `import("${entry}");`,
  ].join('\n');
}

function appendLink(rel: string, href: string): string {
  return `document.head.append(Object.assign(document.createElement("link"), { rel: "${rel}", href: "${href}" }));`;
}
