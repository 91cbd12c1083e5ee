import type { Rolldown } from 'vite';

/** Parts of the site that would ask for some 50 small files, by the folder of their route or by their lazy view. */
const joined = /^(?:calculator\/page|community\/shell|lots)/;
const lazyView = /\/app\/(community\/shell\/(?:visitor|member)-community)\.tsx$/;
/** Only the build reads it, but rolldown names it as an importer of every calculator. */
const registry = '/app/tools/registry.ts';
const mostParts = 30;

/**
 * Joins modules into one file if the same parts of the site import them and one of `joined` is among these; no part loads
 * modules of another. What else is imported on demand stays in Vite's own files. See docs/decisions/0012.
 */
export function filesByParts(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, readonly string[]>();
  const sets: string[] = [];
  return Array.from({ length: mostParts }, (_, index) => index + 1).map((count) => ({
    debugName: `shared by ${count} parts`,
    // What a module imports is shared by at least as many parts, and needs its place first.
    priority: count,
    name(id, context) {
      const parts = known.get(id) ?? partsThatImport(id, context);
      known.set(id, parts);
      if (parts.length !== count || !parts.some((part) => joined.test(part))) return null;
      const set = parts.join();
      if (!sets.includes(set)) sets.push(set);
      return `shared-${sets.indexOf(set)}`;
    },
  }));
}

/** Parts that import a module at once, and others that may import it later, so that they don't get more with it. */
function partsThatImport(id: string, context: Rolldown.ChunkingContext): string[] {
  const atOnce = partsBefore(id, context, ({ importers }) => importers);
  const ever = partsBefore(id, context, (info) => [...info.importers, ...info.dynamicImporters]);
  const later = [...ever].filter((part) => !atOnce.has(part) && !joined.test(part));
  return [...[...atOnce].sort(), ...later.map((part) => `later ${part}`).sort()];
}

function partsBefore(
  id: string,
  context: Rolldown.ChunkingContext,
  importersOf: (info: Rolldown.ModuleInfo) => readonly string[],
): Set<string> {
  const parts = new Set<string>();
  const importers = new Set([id]);
  for (const importer of importers) {
    const info = context.getModuleInfo(importer);
    if (info?.isEntry) parts.add(/\/app\/(.*)\//.exec(importer)?.[1] ?? 'root');
    const [, view] = lazyView.exec(importer) ?? [];
    if (view) parts.add(view);
    if (info && !importer.endsWith(registry)) for (const next of importersOf(info)) importers.add(next);
  }
  return parts;
}
