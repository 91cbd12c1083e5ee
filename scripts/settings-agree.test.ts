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
/** What a build is told by those who run it, not by the operator. */
const internal = new Set(['BUILD_DIRECTORY']);
const ofBuild = buildVariables.filter((name) => !internal.has(name));
/** What compose.yaml asks for itself. */
const ofCompose = ['NATS_PASSWORD', 'POSTGRES_PASSWORD', 'SITE'];

describe('the lists of settings agree', () => {
  it('.env.example with what the server, the build and Compose read', () => {
    const written = namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm);
    const wanted = new Set([...settingNames, ...ofBuild, ...ofCompose].filter((name) => !isLink(name)));
    expect(new Set([...written].filter((name) => !isLink(name)))).toEqual(wanted);
    expect([...written].filter(isLink).filter((name) => !buildVariables.includes(name))).toEqual([]);
  });

  it('the names that a slip is compared with, with what the build and Compose read', () => {
    const others = [...ofBuild, ...internal, ...ofCompose].filter((name) => !isLink(name));
    expect(othersSettings.toSorted()).toEqual(
      others.filter((name) => !settingNames.includes(name)).toSorted(),
    );
  });

  it('the Dockerfile with what the build reads', () => {
    expect(namesIn('Dockerfile', /^ARG ([A-Z0-9_]+)=$/gm)).toEqual(new Set(ofBuild));
  });

  it('compose.yaml with what the build and Compose read', () => {
    const args = /\n {4}args:\n((?: {6}.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? '';
    const built = Array.from(args.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm));
    expect(built.map(([, name]) => name).toSorted()).toEqual(ofBuild.toSorted());
    for (const [, name, value] of built) if (name !== 'PUBLIC_URL') expect(value).toBe(`\${${name}:-}`);
    const asked = namesIn('compose.yaml', /\$\{([A-Z0-9_]+)[:}]/g);
    expect(new Set([...asked].filter((name) => !ofBuild.includes(name)))).toEqual(new Set(ofCompose));
  });

  it('compose.yaml hands the whole .env to the servers', () => {
    expect(read('compose.yaml')).toMatch(/^ {2}env_file: \.env$/m);
  });
});
