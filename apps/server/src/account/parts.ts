import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { FileStore } from '../attachments/store.ts';
import type { Auth } from '../auth/auth.ts';
import type { Gates } from '../auth/session.ts';
import type { TellOwner } from '../auth/tell-owner.ts';
import type { Database } from '../db/database.ts';
import type { Limiter } from '../http/limiter.ts';
import type { Bus } from '../live/bus.ts';
import type { MailQueue } from '../mail/queue.ts';

/** What it takes to look after one's own account. */
export interface AccountParts {
  database: Database;
  auth: Auth;
  bus: Bus;
  files: FileStore;
  mail: Pick<MailQueue, 'send'>;
  gates: Gates;
  publicUrl: string;
  tellOwner: TellOwner;
  limiter: Limiter;
  addressOf(context: Context): string;
  log: Logger;
}
