import { randomUUID } from 'node:crypto';
import { type Work, workLimits } from '@orbit-vine/cellar-book/entries/work.ts';
import { firstSetup, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { sql } from '../src/platform/db/sql.ts';
import { withDatabase } from './signed-in.ts';
import { settings } from './winery.ts';

const vessels: Setup['vessels'] = Array.from({ length: 500 }, (_, index) => ({
  name: `B${index}`,
  kind: 'barrel',
  aliases: [`barrel ${index}`],
  capacityMl: 225_000,
}));
const blocks: Setup['blocks'] = Array.from({ length: 100 }, (_, index) => ({
  name: `Block ${index}`,
  variety: 'Merlot',
  appellations: ['Michigan'],
}));

function workAt(index: number): Work {
  const [vessel, other] = [`B${(index * 7) % 500}`, `B${(index * 13 + 1) % 500}`];
  const component = {
    variety: `Variety ${index % 12}`,
    block: `Block ${index % 100}`,
    vintage: 2014 + (index % 9),
  };
  if (index < 500)
    return {
      op: 'start',
      lot: `L${index}`,
      levels: [{ vessel: `B${index}`, ml: 200_000 }],
      composition: [{ component, parts: 1 }],
    };
  switch (index % 8) {
    case 0:
    case 1:
      return { op: 'top', vessels: [vessel], from: [other], ml: 500 };
    case 2:
      return { op: 'addition', vessels: [vessel], material: 'KMBS', amount: 5_000, batch: `batch ${index}` };
    case 3:
      return { op: 'transfer', from: [vessel], to: [other], ml: 1_000 };
    case 4:
      return { op: 'note', vessels: [vessel], note: awkwardNotes[index % awkwardNotes.length] };
    case 5:
      return { op: 'loss', vessels: [vessel], ml: 10, reason: 'evaporation' };
    case 6:
      return {
        op: 'start',
        lot: `N${index}`,
        levels: [{ vessel: other, ml: 1_000 }],
        composition: [{ component, parts: 1 }],
      };
    default:
      return { op: 'measurement', vessels: [vessel], readings: [{ kind: 'ph', value: 3.4, unit: 'pH' }] };
  }
}

const awkwardNotes = ['\t', ' ', ';', '"', '=', '\n', ',', '|', '=\t'].map((text) =>
  `x${text.repeat(workLimits.note)}`.slice(0, workLimits.note),
);
/** Limited, since long notes would dominate the measurement. */
const longNotes = 500;

const day = (index: number, count: number) =>
  new Date(Date.UTC(2015, 0, 1) + (index / count) * 3_600 * 86_400_000).toISOString().slice(0, 10);

interface LargeBook {
  id: string;
  path: string;
  entryId: string;
  messageId: string;
  personId: string;
}

export function insertLargeBook(databaseUrl: string, userId: string, count: number): Promise<LargeBook> {
  return withDatabase(databaseUrl, async (database) => {
    const [id, personId, handId] = [randomUUID(), randomUUID(), randomUUID()];
    const setup = { ...firstSetup, vessels, blocks };
    const messages = Math.floor(count / 10);
    await database.execute(sql`
      insert into wineries (id, seq, cellar_seq, settings, setup, entry_count)
      values (${id}, ${count + messages}, 1, ${JSON.stringify({ ...settings, lockedThrough: null })}::jsonb,
        ${JSON.stringify(setup)}::jsonb, ${count})`);
    await database.execute(sql`
      insert into winery_people (id, winery_id, name, role, user_id)
      values (${personId}, ${id}, 'Olive', 'owner', ${userId}), (${handId}, ${id}, 'Luis', 'cellar', null)`);
    const ids = Array.from({ length: count }, () => randomUUID());
    const rows = ids.map((entryId, index) => {
      const work = workAt(index);
      const isLong = work.op === 'note' && index < count * (1 - (longNotes * 8) / count);
      const corrects = index % 50 === 49 ? ids[index - 9] : null;
      return {
        id: entryId,
        seq: index + 1,
        day: day(index, count),
        work: isLong ? { ...work, note: 'Smells of plums.' } : work,
        corrects,
        action: corrects ? 'amend' : null,
      };
    });
    for (let at = 0; at < rows.length; at += 2_000) {
      await database.execute(sql`
        insert into winery_entries (id, winery_id, seq, person_id, via, arrived_at, worked_on, work, corrects, action)
        select id, ${id}, seq, ${personId}, 'form', day || 'T10:00', day, work, corrects, action
        from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + 2_000))}::jsonb)
          as row(id uuid, seq bigint, day text, work jsonb, corrects uuid, action text)`);
    }
    const reading = {
      disposition: 'ignore',
      language: 'en',
      confidence: 'high',
      records: [],
      asks: [],
      words: [],
    };
    await database.execute(sql`
      insert into winery_messages (id, winery_id, seq, changed_seq, person_id, via, text, received_at, state, reply, reading, held)
      select gen_random_uuid(), ${id}, ${count}::bigint + n, ${count}::bigint + n, ${personId}, 'form', repeat('T1 22.4B ', 150), now(), 'asked',
        repeat('What? ', 50), ${JSON.stringify(reading)}::jsonb, '{"records":[],"asks":[],"entered":[]}'::jsonb
      from generate_series(1, ${messages}::int) n`);
    const { rows: found } = await database.execute<{ id: string }>(
      sql`select id from winery_messages where winery_id = ${id} limit 1`,
    );
    const path = `/api/lots/wineries/${id}`;
    return { id, path, personId: handId, entryId: ids[500] ?? ids[0] ?? '', messageId: found[0]?.id ?? '' };
  });
}
