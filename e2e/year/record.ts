import type { Machine } from './machine.ts';

/** Everything that the server has acknowledged, and must still have. */
export function openRecord() {
  return {
    messages: new Map<string, string>(),
    removed: new Set<string>(),
    entries: new Set<string>(),
    files: new Map<string, string>(),
    /** The sums of each month at its end, by winery and month. */
    months: new Map<string, string>(),
  };
}
export type YearRecord = ReturnType<typeof openRecord>;

export async function compare({ query }: Machine, record: YearRecord): Promise<string[]> {
  const faults: string[] = [];
  const messages = await query<{ id: string; content: string; gone: boolean }>(
    `select id, content, deleted_at is not null as gone from messages`,
  );
  const stored = new Map(messages.map((message) => [message.id, message]));
  for (const [id, content] of record.messages)
    if (stored.get(id)?.gone !== false || stored.get(id)?.content !== content)
      faults.push(`message ${id}: ${content}`);
  for (const id of record.removed)
    if (stored.get(id)?.content) faults.push(`message ${id} still has its text`);
  for (const id of stored.keys())
    if (!record.messages.has(id) && !record.removed.has(id))
      faults.push(`message ${id} was never acknowledged`);
  const entries = new Set((await query<{ id: string }>('select id from winery_entries')).map(({ id }) => id));
  for (const id of record.entries) if (!entries.has(id)) faults.push(`entry ${id} is lost`);
  for (const id of entries) if (!record.entries.has(id)) faults.push(`entry ${id} was never acknowledged`);
  return faults;
}

export async function countRows({ query }: Machine): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ rows: number }>(`select count(*)::integer as rows from ${name}`);
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

export async function tracesOf(machine: Machine, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(await countRows(machine))) {
    const rows = await machine.query(`select from ${table} as each where each::text like any ($1) limit 1`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
