import { settingNames } from './config.ts';

/** What the site's build and compose.yaml take from the same `.env`. The build has the outside links (`LINK_…`) besides. */
export const othersSettings = [
  'BUILD_DIRECTORY',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'OFFLINE_TOOLS',
  'POSTGRES_PASSWORD',
  'NATS_PASSWORD',
  'SITE',
];
const known = [...settingNames, ...othersSettings];

export const isSetting = (name: string) => known.includes(name) || name.startsWith('LINK_');

/** A sentence for each name that is none of ours and so near to one that it must be a slip. */
export function describeMisspelt(names: string[]): string[] {
  return names.flatMap((name) => {
    const meant = nearestSetting(name);
    return meant ? [`${name} is not a setting and does nothing. Is ${meant} meant?`] : [];
  });
}

/** The setting that was meant: one letter in four may be wrong, so that PATH is not taken for PORT. */
export function nearestSetting(name: string): string | undefined {
  if (isSetting(name)) return undefined;
  return known.find((setting) => {
    const wrong = Math.floor(setting.length / 4);
    // Names of other lengths are most of them, and comparing them letter by letter took 25 ms of each start.
    return Math.abs(name.length - setting.length) <= wrong && distance(name.toUpperCase(), setting) <= wrong;
  });
}

/** How many letters have to be put in, left out or changed (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (const [at, other] of [...to].entries()) {
      const [left = 0, up = 0, across = 0] = [next[at], row[at + 1], row[at]];
      next.push(Math.min(left + 1, up + 1, across + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
