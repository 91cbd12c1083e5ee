export interface Bill {
  metadata: { component: { name: string; version: string } };
  components: Component[];
}

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/** SPDX identifiers that a release may contain. Read another license before you add it. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];
/** Allowed for these packages alone: each is a separate file, loaded at run time, that an operator can replace. */
const allowedFor: Record<string, string[]> = {
  'libheif-js': ['LGPL-3.0'],
  '@img/sharp-': ['LGPL-3.0-or-later'],
};

export const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

export function licenseOf({ licenses = [] }: Component): string {
  const each = licenses.map((entry) =>
    'expression' in entry ? entry.expression : (entry.license.id ?? entry.license.name ?? ''),
  );
  return each.join(' AND ') || 'none';
}

/** Whether an SPDX expression can be met: one alternative of OR is enough, and all parts of AND are needed. */
export function isAllowed(component: Component): boolean {
  const name = nameOf(component);
  const more = Object.entries(allowedFor).flatMap(([start, ids]) => (name.startsWith(start) ? ids : []));
  const expression = licenseOf(component).replace(/[()]/g, '');
  // No package has both words; a person should read such an expression.
  if (expression.includes(' OR ') && expression.includes(' AND ')) return false;
  const isListed = (id: string) => allowed.includes(id) || more.includes(id);
  return expression.includes(' OR ')
    ? expression.split(' OR ').some(isListed)
    : expression.split(' AND ').every(isListed);
}

export function licenseList({ components }: Bill): string {
  const lines = components.map(
    (component) => `| ${nameOf(component)} | ${component.version} | ${licenseOf(component)} |`,
  );
  return ['| Package | Version | License |', '| --- | --- | --- |', ...lines.toSorted(), ''].join('\n');
}
