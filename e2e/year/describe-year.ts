interface Year {
  promises: string;
  months: string[];
  rowsBefore: Record<string, number>;
  rowsAfter: Record<string, number>;
  gone: Record<string, number>;
}

export function describeYear({ promises, months, rowsBefore, rowsAfter, gone }: Year): string {
  const tables = Object.entries(rowsAfter).map(
    ([table, rows]) => `| ${table} | ${rowsBefore[table] ?? 0} | ${rows} |`,
  );
  const purged = Object.entries(gone).map(([rule, rows]) => `| ${rule} | ${rows} |`);
  return [
    promises,
    '\n| Month | Heap MiB | Resident MiB | Messages | Entries |\n| --- | --: | --: | --: | --: |',
    ...months,
    '\n| Table | Before | After |\n| --- | --: | --: |',
    ...tables,
    '\n| Retention rule | Rows gone in their time |\n| --- | --: |',
    ...purged,
  ].join('\n');
}
