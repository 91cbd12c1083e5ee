import { expect, it } from 'vitest';
import { allEndpoints } from '../testing/endpoints.ts';
import { unboundedFields } from '../testing/unbounded-fields.ts';

const endpoints = (await allEndpoints()).map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));

it.each(endpoints)('$name limits the length of every text and list that it accepts', ({ endpoint }) => {
  const { params, query, body } = endpoint;
  expect([params, query, body].flatMap(unboundedFields)).toEqual([]);
});
