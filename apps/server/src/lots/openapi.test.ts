import { expect, it } from 'vitest';
import { allEndpoints } from '../../testing/endpoints.ts';
import { openApiDocument } from './openapi.ts';

const document = JSON.parse(JSON.stringify(openApiDocument('https://example.com')));
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each] as const),
);
interface Operation {
  parameters: { name: string; in: string }[];
  security: object[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

it('the description lists every lot endpoint of the contract', async () => {
  const expected = (await allEndpoints())
    .filter(({ path }) => path.startsWith('/api/lots/'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)(\{.*\})?/g, '{$1}')}`);
  expect(expected.length).toBeGreaterThan(15);
  expect(operations.map(([name]) => name)).toEqual(expect.arrayContaining(expected));
});

it('the description has the path parameters and the answer of each endpoint', () => {
  for (const [name, { parameters, responses }] of operations) {
    const inPath = parameters.filter((each) => each.in === 'path').map((each) => each.name);
    expect(inPath.sort(), name).toEqual(Array.from(name.matchAll(/\{(\w+)\}/g), ([, each]) => each).sort());
    expect(
      Object.keys(Object.values(responses[200]?.content ?? {})[0]?.schema ?? {}).length,
      name,
    ).toBeGreaterThan(0);
  }
});

it('the description names the session cookie of its site', () => {
  const cookieAt = (address: string) => openApiDocument(address).components.securitySchemes.session.name;
  // As sign-in sets it: `hostile-sign-up.test.ts` and `session-keys.test.ts`.
  expect(cookieAt('https://example.com')).toBe('__Host-orbit-vine.session_token');
  expect(cookieAt('http://localhost:3000')).toBe('orbit-vine.session_token');
});

it('the description allows a key to read, and nothing else', () => {
  const byKey = operations
    .filter(([, { security }]) => security.some((way) => 'key' in way))
    .map(([name]) => name);
  expect(byKey.sort()).toEqual([
    'GET /api/lots/wineries/{wineryId}',
    'GET /api/lots/wineries/{wineryId}/book.xlsx',
    'GET /api/lots/wineries/{wineryId}/changes',
    'GET /api/lots/wineries/{wineryId}/entries.csv',
    'GET /api/lots/wineries/{wineryId}/findings',
    'GET /api/lots/wineries/{wineryId}/inventories',
    'GET /api/lots/wineries/{wineryId}/inventories/{day}',
    'GET /api/lots/wineries/{wineryId}/losses',
    'GET /api/lots/wineries/{wineryId}/lots',
    'GET /api/lots/wineries/{wineryId}/lots/{code}',
    'GET /api/lots/wineries/{wineryId}/months/{month}',
    'GET /api/lots/wineries/{wineryId}/template.xlsx',
    'GET /api/lots/wineries/{wineryId}/vessels',
  ]);
});
