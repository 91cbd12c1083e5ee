import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/*
 * A minimal durable chat server in Node for comparison: one statement takes the channel's next number and inserts;
 * the pair of author and message id is unique; after the commit, every socket gets the same buffer, one frame per
 * message, in order. No sessions, schemas, limits, edits, or other channels.
 */

const schema = `
  create table if not exists channels (id text primary key, seq bigint not null);
  create table if not exists messages (
    author text not null, client_id uuid not null, channel_id text not null, seq bigint not null,
    content text not null, created_at timestamptz not null default now(),
    unique (author, client_id), unique (channel_id, seq)
  );
  insert into channels values ('1', 0) on conflict do nothing`;
const insert = `
  with place as (update channels set seq = seq + 1 where id = $1 returning seq)
  insert into messages (author, client_id, channel_id, seq, content)
  select $2, $3, $1, seq, $4 from place
  returning client_id as id, seq::int, author, content, created_at`;
const stored = `
  select client_id as id, seq::int, author, content, created_at from messages where author = $1 and client_id = $2`;

interface Stored {
  id: string;
  seq: number;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query(schema);
const { rows } = await pool.query<{ seq: number }>('select seq::int from channels');
let sent = rows[0]?.seq ?? 0;
const early = new Map<number, Stored>();

function tell(message: Stored) {
  early.set(message.seq, message);
  for (let next = early.get(sent + 1); next; next = early.get(sent + 1)) {
    early.delete(next.seq);
    sent = next.seq;
    const frame = Buffer.from(JSON.stringify(next));
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
  }
}

async function take(request: IncomingMessage): Promise<Stored | undefined> {
  const { author, id, content } = JSON.parse(await text(request)) as Record<string, string>;
  try {
    const taken = (await pool.query<Stored>(insert, ['1', author, id, content])).rows[0];
    if (taken) tell(taken);
    return taken;
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    return (await pool.query<Stored>(stored, [author, id])).rows[0];
  }
}

const server = createServer((request, response) => {
  take(request).then(
    (message) => {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify(message));
    },
    () => response.writeHead(500).end(),
  );
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
