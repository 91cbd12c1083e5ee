import { searchMessages } from '@orbit-vine/contract/search.ts';
import { expect, it } from 'vitest';
import { allEndpoints } from '../testing/endpoints.ts';
import { gatherCommunity } from '../testing/gather-community.ts';
import { fieldsOf, hostileJson } from '../testing/hostile-values.ts';

const { community, ada } = await gatherCommunity(['Ada']);

const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const refused = [422, 'INVALID_REQUEST'];

it.each([
  `/api/community/inbox?page=1_${'-'.repeat(36)}`,
  `/api/community/search?q=a&page=1_${'-'.repeat(36)}`,
])('the server refuses the invalid page in %s', async (path) => {
  expect(await codeOf(await ada.request(path))).toEqual(refused);
});

it.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'])('the inbox refuses the time %s', async (upTo) => {
  const read = await ada.request('/api/community/inbox/read', { method: 'PUT', json: { upTo } });
  expect(await codeOf(read)).toEqual(refused);
});

it.each(['before', 'after'])('the search reports the year 0 in %s as not understood', async (name) => {
  const found = await ada.request(`/api/community/search?q=${name}:0000-01-01`);
  expect(found.status).toBe(200);
  const { notes } = searchMessages.answer.parse(await found.json());
  expect(notes).toEqual([{ part: `${name}:0000-01-01`, reason: 'day' }]);
});

const [nested = ''] = hostileJson.slice(-1);
const withBody = (await allEndpoints()).filter((endpoint) => fieldsOf(endpoint, 'body').length > 0);

it('the server refuses bodies that nest deeper than the stack at every endpoint', async () => {
  const odd = [];
  for (const endpoint of withBody) {
    const pairs = fieldsOf(endpoint, 'body').map((name) => `"${name}":${name === 'name' ? '"Key"' : 'DEEP'}`);
    const body = `{${pairs.join(',').replace('DEEP', nested).replaceAll('DEEP', '{}')}}`;
    const response = await community.request(
      endpoint.path.replace(/:\w+/g, '1'),
      { method: endpoint.method, body },
      ada.cookie,
    );
    if (![403, 422].includes(response.status)) odd.push([endpoint.path, response.status]);
  }
  expect(odd).toEqual([]);
  expect(withBody.length).toBeGreaterThan(20);
});
