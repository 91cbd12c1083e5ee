import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Assume, SQL } from './sql.ts';

export interface Executor {
  execute<Row extends Record<string, unknown>>(
    query: SQL,
  ): PromiseLike<{ rows: Assume<Row, pg.QueryResultRow>[] }>;
}

const dialect = new PgDialect();

const statements = new Map<string, { number: number; runs: number }>();

/**
 * A plan fits the table sizes at planning time. PostgreSQL replans only after autovacuum, about a minute later, when
 * an empty table may have become large. So a statement gets another name, and is planned again, at its 4th, 16th, …
 * and 65,536th run.
 */
function nameOf(text: string): string {
  const statement = statements.get(text) ?? { number: statements.size, runs: 0 };
  statements.set(text, statement);
  statement.runs += 1;
  const plan = Math.min(8, Math.floor(Math.log2(statement.runs) / 2));
  return `statement-${statement.number}-${plan}`;
}

const asText = (value: string) => value;
const moments: readonly number[] = [
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
];
/** Timestamps arrive as text, as from Drizzle's `execute`. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    moments.includes(type) ? asText : pg.types.getTypeParser(type, format),
} as typeof pg.types;

/**
 * Runs statements that each connection parses and plans only once. Use it for statements of every request or message,
 * with values as parameters: a connection keeps every distinct text for its lifetime.
 */
export function prepared(database: Database): Executor {
  return {
    execute<Row extends Record<string, unknown>>(query: SQL) {
      const { sql: text, params: values } = dialect.sqlToQuery(query);
      return database.$client.query<Assume<Row, pg.QueryResultRow>>({
        name: nameOf(text),
        text,
        values,
        types,
      });
    },
  };
}
