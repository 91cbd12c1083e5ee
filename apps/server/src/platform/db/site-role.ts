import { createHmac } from 'node:crypto';
import pg from 'pg';
import { advisoryLocks } from './locks.ts';

const databaseName = 'orbit_vine';
/** Owns the site's database and has no other rights in the embedded PostgreSQL. */
const siteRole = 'orbit_vine_site';

type UrlOf = (database: string) => string;

/** Derived from the superuser's password, which is in a file, so that no second password can be lost. */
const passwordOf = (superuserUrl: string) =>
  createHmac('sha256', new URL(superuserUrl).password).update(siteRole).digest('hex');

export function siteUrl(urlOf: UrlOf): string {
  const url = new URL(urlOf(databaseName));
  url.username = siteRole;
  url.password = passwordOf(urlOf(databaseName));
  return url.href;
}

/**
 * Creates the role and its database, and gives the role the superuser's objects there: earlier versions worked as the
 * superuser.
 */
export async function ensureSiteDatabase(urlOf: UrlOf): Promise<void> {
  await withClient(urlOf('postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.siteRole]);
    const { rowCount: role } = await client.query('select from pg_roles where rolname = $1', [siteRole]);
    if (!role) await client.query(`create role ${siteRole}`);
    await client.query(
      `alter role ${siteRole} login nosuperuser password '${passwordOf(urlOf('postgres'))}'`,
    );
    const { rows } = await client.query<{ owned: boolean }>(
      'select pg_get_userbyid(datdba) = $1 as owned from pg_database where datname = $2',
      [siteRole, databaseName],
    );
    if (!rows[0]) await client.query(`create database ${databaseName} owner ${siteRole}`);
    else if (!rows[0].owned) {
      await withClient(urlOf(databaseName), handOver);
      await client.query(`alter database ${databaseName} owner to ${siteRole}`);
    }
  });
}

async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter schema %I owner to ${siteRole}', nspname) as statement from pg_namespace
    where nspname in ('public', 'drizzle')
    union all
    select format('alter table %s owner to ${siteRole}', oid::regclass) from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text in ('public', 'drizzle')`);
  await client.query(['begin', ...rows.map(({ statement }) => statement), 'commit'].join(';'));
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
