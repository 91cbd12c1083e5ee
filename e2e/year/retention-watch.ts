import { readFileSync } from 'node:fs';
import { type RetentionRuleName, retention } from '@orbit-vine/contract/retention.ts';
import type { Machine } from './machine.ts';

interface Watched {
  key?: string;
  rule: string;
  at?: string;
  where?: string;
  /** Rows may also be deleted early, by being used or ended. */
  mayGoEarly?: true;
}

const watched: [table: string, Watched][] = [
  ['sign_ups', { rule: `'signUp'`, mayGoEarly: true }],
  ['sessions', { rule: `'session'`, at: 'expires_at', mayGoEarly: true }],
  ['verifications', { rule: `'code'`, at: 'expires_at', mayGoEarly: true }],
  ['account_codes', { rule: `'code'`, at: 'expires_at', mayGoEarly: true }],
  [
    'limit_counters',
    { key: 'key', rule: `'counter'`, at: 'to_timestamp(expire / 1000.0)', mayGoEarly: true },
  ],
  [
    'attachments',
    {
      rule: `'unusedFile'`,
      where: `purpose = 'message' and message_id is null and held_id is null`,
      mayGoEarly: true,
    },
  ],
  ['mail_queue', { rule: `case state when 'sent' then 'sentMail' when 'dead' then 'unsentMail' end` }],
  ['former_names', { rule: `'formerName'` }],
  // A notification about a held message is deleted with that message.
  ['notices', { rule: `'notification'`, where: 'held_id is null' }],
  ['removed_messages', { key: 'message_id', rule: `'removedMessage'` }],
  ['held_messages', { rule: `'heldMessage'` }],
  [
    'reports',
    {
      rule: `case state when 'open' then 'openReport' else 'closedReport' end`,
      at: 'coalesce(closed_at, created_at)',
    },
  ],
  ['moderation_acts', { rule: `'actWords'`, where: `details ? 'text'` }],
  ['appeals', { key: 'act_id', rule: `'actWords'`, where: `text <> ''` }],
  ['moderation_acts', { rule: `'act'` }],
  ['staff_notes', { rule: `'staffNote'` }],
  ['winery_acts', { rule: `'wineryAct'` }],
  ['enquiries', { rule: `'inquiry'` }],
];

/** The periods in the handbook, not those that the server reads. */
function promisedPeriods(): Partial<Record<RetentionRuleName, string>> {
  const handbook = readFileSync(new URL('../../docs/operation.md', import.meta.url), 'utf8');
  const kept = new Map(
    Array.from(
      handbook.matchAll(/^\| (.+?) +\| (.+?) +\| the server \|$/gm),
      ([, what = '', period = '']) => [what, period],
    ),
  );
  return Object.fromEntries(Object.entries(retention).map(([name, { what }]) => [name, kept.get(what)]));
}

interface Row extends Record<string, unknown> {
  id: string;
  rule: string | null;
  due: Date | null;
  overdue: boolean;
}

/** Checks after each day's work that every row is deleted when its period is over, and not before. */
export function watchRetention({ query, clock }: Machine) {
  const periods = JSON.stringify(promisedPeriods());
  let before = new Map<Watched, Map<string, Row>>();
  const gone: Record<string, number> = {};
  const faults: string[] = [];
  const read = async (table: string, { key = 'id', rule, at = 'created_at', where = 'true' }: Watched) => {
    // The older version, with which the year begins, lacks newer tables.
    const [found] = await query<{ table: string | null }>('select to_regclass($1)::text as table', [table]);
    if (!found?.table) return new Map<string, Row>();
    // The server deletes once a day.
    const rows = await query<Row>(
      `select id, rule, at + ($1::jsonb ->> rule)::interval as due,
        coalesce(at + ($1::jsonb ->> rule)::interval < now() - interval '1 day', false) as overdue
      from (select ${key}::text as id, ${rule} as rule, ${at} as at from ${table} where ${where}) each`,
      [periods],
    );
    return new Map(rows.map((row) => [row.id, row]));
  };
  return {
    gone,
    faults,
    neverSeen: () =>
      Object.entries(retention).flatMap(([name, rule]) => ('byOperator' in rule || gone[name] ? [] : [name])),
    async look({ forgive = false } = {}) {
      const now = new Map<Watched, Map<string, Row>>();
      for (const [table, one] of watched) {
        const rows = await read(table, one);
        now.set(one, rows);
        for (const { id, rule, overdue } of rows.values())
          if (overdue && !forgive)
            faults.push(`${table} ${id} (${rule}) is still there on ${clock.now().toISOString()}`);
        for (const { id, rule, due } of before.get(one)?.values() ?? []) {
          if (rows.has(id) || !rule || forgive) continue;
          gone[rule] = (gone[rule] ?? 0) + 1;
          if (!one.mayGoEarly && due && due > clock.now())
            faults.push(`${table} ${id} (${rule}) went before ${due.toISOString()}`);
        }
      }
      before = now;
    },
  };
}
