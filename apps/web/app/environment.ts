import * as z from 'zod/mini';
import { externalLinkIds } from './external-links.ts';

const absoluteUrl = z.url({ protocol: /^https?$/, error: 'has to be an absolute http or https address' });

/** `LINK_LOT_MANAGER` sets the address of `lotManager`, and so on for each outside link. */
function variableOf(linkId: string): string {
  return `LINK_${linkId.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const Environment = z.object({
  PUBLIC_URL: z._default(absoluteUrl, 'http://localhost:3000'),
  /** Below `apps/web`. */
  BUILD_DIRECTORY: z._default(z.string(), 'build'),
  OFFLINE_TOOLS: z._default(z.enum(['on', 'off']), 'on'),
  ...Object.fromEntries(externalLinkIds.map((id) => [variableOf(id), z.optional(absoluteUrl)])),
});

/** What the build takes from its environment. An empty variable counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = z.safeParse(Environment, set);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new Error(`The build's environment is not valid:\n${faults.join('\n')}`);
  }
  const values: Record<string, string | undefined> = data;
  return {
    /** Without a slash at the end. */
    publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    buildDirectory: data.BUILD_DIRECTORY,
    /** Whether browsers keep the calculators; "off" takes back what they have kept. */
    offline: data.OFFLINE_TOOLS === 'on',
    links: Object.fromEntries(
      externalLinkIds.flatMap((id) => {
        const url = values[variableOf(id)];
        return url ? [[id, url]] : [];
      }),
    ),
  };
}
