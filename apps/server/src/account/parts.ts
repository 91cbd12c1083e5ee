import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Auth } from '../auth/auth.ts';
import type { NotifyOwner } from '../auth/notify-owner.ts';
import type { Bus } from '../bus/bus.ts';
import type { CellarWorkers } from '../lots/cellar-workers.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/store.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import type { MailQueue } from '../platform/mail/queue.ts';

export interface AccountParts {
  database: Database;
  auth: Auth;
  bus: Bus;
  files: FileStore;
  workers: CellarWorkers;
  mail: Pick<MailQueue, 'send' | 'enqueue' | 'wake'>;
  publicUrl: string;
  notifyOwner: NotifyOwner;
  limiter: Limiter;
  addressOf(context: Context): string;
  log: Logger;
}
