import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';

/** Changes are written together, at most this often. */
const settleMs = 250;
const renewMs = 20_000;
/** Rows not renewed for this long are from a server that died. */
const presenceLasts = sql`interval '1 minute'`;

/** Condition on a row of `presences`. */
export const isRenewed = sql`seen_at > now() - ${presenceLasts}`;

/** Whether the member is looking at a page of the community, on any server. */
export const isOnline = (userId: SQL) => sql`exists (
  select 1 from presences here where here.user_id = ${userId} and ${isRenewed})`;

/** Publishes this server's online members as rows, all renewed in one statement. */
export class Presence {
  readonly #serverId = randomUUID();
  readonly #database: Database;
  readonly #log: Logger;
  readonly #sockets = new Map<string, Set<object>>();
  #changed = new Set<string>();
  #settling: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #renewing: NodeJS.Timeout;
  #closed = false;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#renewing = setInterval(() => this.#write(this.#sockets.keys()), renewMs);
  }

  note(memberId: string, socket: object, looking: boolean) {
    if (this.#closed) return;
    const sockets = this.#sockets.get(memberId) ?? new Set();
    const was = sockets.size > 0;
    if (looking) sockets.add(socket);
    else sockets.delete(socket);
    if (sockets.size > 0) this.#sockets.set(memberId, sockets);
    else this.#sockets.delete(memberId);
    if (was === sockets.size > 0) return;
    this.#changed.add(memberId);
    this.#settling ??= setTimeout(() => this.#settle(), settleMs);
  }

  async close() {
    this.#closed = true;
    clearInterval(this.#renewing);
    clearTimeout(this.#settling);
    await this.#writing;
    await this.#database
      .execute(sql`delete from presences where server_id = ${this.#serverId}`)
      .catch(() => undefined);
  }

  #settle() {
    this.#settling = undefined;
    const changed = this.#changed;
    this.#changed = new Set();
    this.#write(changed);
  }

  #write(memberIds: Iterable<string>) {
    const ids = Array.from(memberIds);
    if (ids.length === 0) return;
    this.#writing = this.#writing
      .then(async () => {
        const here = ids.filter((id) => this.#sockets.has(id));
        const gone = ids.filter((id) => !this.#sockets.has(id));
        if (here.length > 0)
          await this.#database.execute(sql`
            insert into presences (user_id, server_id)
            select id, ${this.#serverId} from users where id = any(${sql.param(here)}::uuid[])
            on conflict (user_id, server_id) do update set seen_at = now()`);
        if (gone.length > 0)
          await this.#database.execute(sql`
            delete from presences where server_id = ${this.#serverId}
              and user_id = any(${sql.param(gone)}::uuid[])`);
      })
      .catch((error: unknown) =>
        this.#log.warn({ failure: describeFailure(error) }, 'who is here could not be written down'),
      );
  }
}

export async function forgetPresences(database: Database): Promise<void> {
  await database.execute(sql`delete from presences where seen_at < now() - interval '1 hour'`);
}
