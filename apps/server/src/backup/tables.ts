import type pg from 'pg';

export interface Table {
  name: string;
  /** Without generated columns, which PostgreSQL computes again. */
  columns: string[];
}

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname::text as from, t.relname::text as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`);
  const ordered = new Set<Table>();
  while (ordered.size < tables.length) {
    const placed = new Set(Array.from(ordered, ({ name }) => name));
    const next = tables.filter(
      (table) =>
        !ordered.has(table) && references.every(({ from, to }) => from !== table.name || placed.has(to)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of next) ordered.add(table);
  }
  return [...ordered];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ');
