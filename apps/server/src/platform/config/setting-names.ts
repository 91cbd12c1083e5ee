import { settingNames } from './config.ts';

/**
 * Settings in the same `.env` that only the site's build and compose.yaml read; the build also reads the outside
 * links (`LINK_…`).
 */
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
const allSettings = [...settingNames, ...othersSettings];

export const isSetting = (name: string) => allSettings.includes(name) || name.startsWith('LINK_');

export function describeMisspelled(names: string[]): string[] {
  return names.flatMap((name) => {
    const suggestion = nearestSetting(name);
    return suggestion ? [`${name} is not a setting and does nothing. Is ${suggestion} meant?`] : [];
  });
}

/** At most one letter in four may be wrong, so that PATH does not suggest PORT. */
export function nearestSetting(name: string): string | undefined {
  if (isSetting(name)) return undefined;
  return allSettings.find((setting) => {
    const wrong = Math.floor(setting.length / 4);
    // Most names differ in length; comparing those letter by letter took 25 ms of each start.
    return (
      Math.abs(name.length - setting.length) <= wrong &&
      levenshteinDistance(name.toUpperCase(), setting) <= wrong
    );
  });
}

function levenshteinDistance(from: string, to: string): number {
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
