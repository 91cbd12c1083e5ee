import { describe, expect, it } from 'vitest';
import { isAllowed, licenseList } from './licenses.ts';

const licensed = (name: string, ...ids: string[]) => ({
  name,
  version: '1.0.0',
  licenses: ids.map((id) => ({ license: { id } })),
});
const expressed = (expression: string) => ({ name: 'one', version: '1.0.0', licenses: [{ expression }] });

describe('the licenses of a release', () => {
  it.each([
    licensed('one', 'MIT'),
    licensed('one', 'MIT', 'ISC'),
    expressed('(MIT OR GPL-3.0-only)'),
    expressed('MIT AND Apache-2.0'),
    licensed('libheif-js', 'LGPL-3.0'),
  ])('include $name under $licenses', (component) => {
    expect(isAllowed(component)).toBe(true);
  });

  it.each([
    licensed('one'),
    licensed('one', 'GPL-3.0-only'),
    licensed('one', 'MIT', 'SSPL-1.0'),
    licensed('another', 'LGPL-3.0'),
    expressed('MIT AND GPL-3.0-only'),
    expressed('GPL-2.0-only OR GPL-3.0-only'),
    expressed('(MIT OR GPL-3.0-only) AND GPL-2.0-only'),
    { name: 'one', version: '1.0.0', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE.txt' } }] },
  ])('exclude $name under $licenses', (component) => {
    expect(isAllowed(component)).toBe(false);
  });

  it('are listed by package', () => {
    const components = [licensed('two', 'MIT'), { ...licensed('one', 'ISC'), group: '@a' }];
    const bill = { metadata: { component: { name: 'site', version: '1.0.0' } }, components };
    expect(licenseList(bill)).toBe(
      '| Package | Version | License |\n| --- | --- | --- |\n| @a/one | 1.0.0 | ISC |\n| two | 1.0.0 | MIT |\n',
    );
  });
});
