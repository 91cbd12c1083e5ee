import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asTextMessage } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

const files = [
  ...sourcesIn('packages/cellar-notes/src/read-back'),
  ...sourcesIn('packages/cellar-conversation/src'),
  'apps/server/src/lots/receive-message.ts',
  'apps/server/src/lots/twilio.ts',
];

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Spanish written with n for ñ; some of it is another word. */
const tildeLost =
  /\b(anos?|anad\w+|banos?|companer\w+|compania|danos?|duen[oa]s?|ensen\w+|espanol\w*|manana|montana|otono|panos?|pequen[oa]s?|senal\w*|senor\w*|suenos?|tamanos?|vinas?|vined\w+)\b/gi;
/** Spanish that is another word without its accent. Text messages have none of á, í, ó, and ú: use another word. */
const accentLost = /\b(esta (vaci|cerrad|llen|hech|list)\w*|entro|llego|paso|quedo|se guardo)\b/gi;

describe.each(files)('the replies of %s', (file) => {
  const source = withoutComments(readFileSync(join(root, file), 'utf8'));

  it('use only characters of the GSM alphabet, since others halve a text message’s length', () => {
    const letters = new Set(source.match(/(?!\p{ASCII})[\p{L}\p{P}]/gu));
    expect([...letters].filter((letter) => asTextMessage(letter) !== letter)).toEqual([]);
  });

  it('use no Spanish word that changes without its diacritics', () => {
    expect(source.match(tildeLost) ?? []).toEqual([]);
    expect(source.match(accentLost) ?? []).toEqual([]);
  });
});
