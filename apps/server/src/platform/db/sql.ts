/**
 * The only file that imports Drizzle: Node parses its `package.json` of 179 kB again for each file that does, which
 * took a fifth of the server's start.
 */
export {
  type Assume,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm';
export { alias } from 'drizzle-orm/pg-core';
