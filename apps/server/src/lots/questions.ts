import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { wineryMessages } from '../platform/db/schema-lots.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { OwnWinery } from './find-winery.ts';
import { lockWinery, takeNextSeqs } from './next-seq.ts';
import { changeEarlier, findMessage } from './receive-message.ts';
import { messageView } from './view.ts';

/** Only the sender or an owner may dismiss a question. */
export async function dismissQuestion(
  database: Database,
  { winery, messageId }: { winery: OwnWinery; messageId: string },
): Promise<WineryMessage> {
  return database.transaction(async (transaction) => {
    await lockWinery(transaction, winery.id);
    const row = await findMessage(transaction, sql`m.id = ${messageId} and m.winery_id = ${winery.id}`);
    if (!row) throw new ProblemError('MESSAGE_NOT_FOUND');
    if (winery.role !== 'owner' && row.person_id !== winery.personId) throw new ProblemError('FORBIDDEN');
    if (row.state === 'rejected') return messageView(row);
    if (row.state !== 'asked' && row.state !== 'expired') throw new ProblemError('QUESTION_CLOSED');
    const seq = await takeNextSeqs(transaction, winery.id, { count: 1 });
    await changeEarlier(transaction, { id: row.id, state: 'rejected', held: row.held, seq });
    return messageView({ ...row, state: 'rejected', changed_seq: String(seq) });
  });
}

/** Moves questions without a timely answer to the office's list. */
export async function expireQuestions({
  database,
  bus,
}: {
  database: Database;
  bus: Pick<Bus, 'changeWinery'>;
}): Promise<void> {
  const isLate = sql`state = 'asked' and received_at < now() - make_interval(hours => ${serverLimits.questionHours})`;
  const late = await database
    .selectDistinct({ wineryId: wineryMessages.wineryId })
    .from(wineryMessages)
    .where(isLate);
  for (const { wineryId } of late) {
    const seq = await database.transaction(async (transaction) => {
      const before = await lockWinery(transaction, wineryId);
      const { rowCount } = await transaction.execute(sql`
        with late as (
          select id, row_number() over (order by seq) as step from winery_messages
          where winery_id = ${wineryId} and ${isLate}
        )
        update winery_messages m set state = 'expired', changed_seq = ${before}::bigint + late.step
        from late where m.id = late.id`);
      return takeNextSeqs(transaction, wineryId, { count: rowCount ?? 0 });
    });
    bus.changeWinery(wineryId, seq);
  }
}
