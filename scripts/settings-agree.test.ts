import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../apps/server/src/platform/config/config.ts';
import { othersSettings } from '../apps/server/src/platform/config/setting-names.ts';
import { buildVariables } from '../apps/web/app/platform/environment.ts';
import { root } from './run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (file: string, pattern: RegExp) =>
  new Set(Array.from(read(file).matchAll(pattern), ([, name = '']) => name));

const isLink = (name: string) => name.startsWith('LINK_');
/** Set by programs that run a build, not by the operator. */
const internal = new Set(['BUILD_DIRECTORY']);
const ofBuild = buildVariables.filter((name) => !internal.has(name));
/** Read by compose.yaml itself. */
const ofCompose = ['NATS_PASSWORD', 'POSTGRES_PASSWORD', 'SITE'];

describe('the settings', () => {
  it('of .env.example are those of the server, the build, and Compose', () => {
    const written = namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm);
    const expected = new Set([...settingNames, ...ofBuild, ...ofCompose].filter((name) => !isLink(name)));
    expect(new Set([...written].filter((name) => !isLink(name)))).toEqual(expected);
    expect([...written].filter(isLink).filter((name) => !buildVariables.includes(name))).toEqual([]);
  });

  it('suggested for near misses include those of the build and Compose', () => {
    const others = [...ofBuild, ...internal, ...ofCompose].filter((name) => !isLink(name));
    expect(othersSettings.toSorted()).toEqual(
      others.filter((name) => !settingNames.includes(name)).toSorted(),
    );
  });

  it('of the Dockerfile are those of the build', () => {
    expect(namesIn('Dockerfile', /^ARG ([A-Z0-9_]+)=$/gm)).toEqual(new Set(ofBuild));
  });

  it('of compose.yaml are those of the build and Compose', () => {
    const args = /\n {4}args:\n((?: {6}.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
    const built = Array.from(args.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm));
    expect(built.map(([, name]) => name).toSorted()).toEqual(ofBuild.toSorted());
    for (const [, name, value] of built) if (name !== 'PUBLIC_URL') expect(value).toBe(`\${${name}:-}`);
    const named = namesIn('compose.yaml', /\$\{([A-Z0-9_]+)[:}]/g);
    expect(new Set([...named].filter((name) => !ofBuild.includes(name)))).toEqual(new Set(ofCompose));
  });

  it('of .env all reach the servers in Compose', () => {
    expect(read('compose.yaml')).toMatch(/^ {2}env_file: \.env$/m);
  });
});
