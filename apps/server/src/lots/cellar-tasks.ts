import type { Database } from '../platform/db/database.ts';
import { addEntry } from './add-entry.ts';
import { bookViewTasks } from './book-view-tasks.ts';
import { entriesPage } from './entries-csv.ts';
import { importEntries } from './import-entries.ts';
import { namesIfUnsure } from './names-if-unsure.ts';
import { readMessage, receiveMessage } from './receive-message.ts';
import { strandedVessels } from './stranded-vessels.ts';
import { writeTemplate } from './write-template.ts';
import { writeWorkbook } from './write-workbook.ts';

/**
 * Work whose cost grows with a winery's records. It runs in threads (`cellar-workers.ts`) on their own database connections.
 * Inputs and answers are copied between threads; bytes are transferred.
 */
export const cellarTasks = {
  addEntry,
  receiveMessage,
  readMessage,
  namesIfUnsure,
  importEntries,
  strandedVessels,
  entriesPage,
  writeWorkbook,
  writeTemplate,
  ...bookViewTasks,
} satisfies Record<string, (database: Database, input: never) => Promise<unknown>>;

type CellarTasks = typeof cellarTasks;
export type TaskName = keyof CellarTasks;
export type TaskInput<Name extends TaskName> = Parameters<CellarTasks[Name]>[1];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<CellarTasks[Name]>>;
