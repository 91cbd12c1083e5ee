import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Assume, SQL } from './sql.ts';

/** Runs one statement: a database, one of its transactions, or `prepared`. */
export interface Executor {
  execute<Row extends Record<string, unknown>>(
    query: SQL,
  ): PromiseLike<{ rows: Assume<Row, pg.QueryResultRow>[] }>;
}

const dialect = new PgDialect();

/** Each statement, by its text: its number, and how often it was run. */
const statements = new Map<string, { number: number; runs: number }>();

/**
 * A plan is for tables as large as they were. PostgreSQL looks at them again only once autovacuum has, a minute later or
 * so, and meanwhile many messages may have come into an empty one. So a statement has another name, and is planned anew,
 * at its 4th, 16th, … and 65,536th run.
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
/** Moments arrive as text, as they do from Drizzle's `execute`. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    moments.includes(type) ? asText : pg.types.getTypeParser(type, format),
} as typeof pg.types;

/**
 * Runs statements that each connection parses and plans once, instead of each time: for the few that every request or
 * every message asks. Their texts must be few too, since a connection keeps each for as long as it lives; what differs
 * is a parameter.
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
