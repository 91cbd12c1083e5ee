import { HistoryPage, type Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { openLive } from '../apps/server/testing/live.ts';
import { LiveConnection } from '../apps/web/app/community/sync/live/live-connection.ts';
import {
  type ChannelLog,
  changesOfPage,
  isBehind,
  noteLatestSeq,
  type PageQuery,
  receiveChanges,
  receiveHistory,
  receiveMessage,
  receiveNewest,
} from '../apps/web/app/community/sync/log/channel-log.ts';

export interface Reader {
  readonly cookie: string;
  request(path: string): Promise<Response>;
}

/** Small, so that a channel has several pages of history. */
const pageSize = 5;

/** An open channel without a page: a separate connection and log, on a real socket. */
export async function openPageOf(url: string, reader: Reader, channelId: string) {
  const path = `/api/community/channels/${channelId}`;
  const read = async (query: string) => (await reader.request(`${path}/${query}`)).json();
  const readPage = async () => HistoryPage.parse(await read(`messages?limit=${pageSize}`));
  let log: ChannelLog = receiveNewest(undefined, await readPage());
  let catchingUp = false;
  const catchUp = async () => {
    if (catchingUp) return;
    catchingUp = true;
    while (isBehind(log)) {
      const after = log.appliedSeq;
      const page = MessagePage.parse(await read(`changes?after=${after}`));
      log = receiveChanges(log, changesOfPage(after, page));
    }
    catchingUp = false;
  };
  let cut: () => void = () => undefined;
  const connection = new LiveConnection({
    open(events) {
      const { socket } = openLive(url, reader);
      socket.on('open', () => events.opened());
      socket.on('message', (data) => events.received(String(data)));
      socket.on('close', (code) => events.closed(code));
      socket.on('error', () => undefined);
      cut = () => socket.terminate();
      return { send: (data) => socket.send(data), close: () => socket.close() };
    },
    onState: () => undefined,
    onFrame(frame) {
      if (frame.type === 'subscribed') log = noteLatestSeq(log, frame.seq);
      else if (frame.type === 'changes') log = receiveChanges(log, frame);
      else if (frame.type === 'refetch') void readPage().then((page) => (log = receiveNewest(log, page)));
      void catchUp();
    },
  });
  connection.follow(channelId, () => log.appliedSeq);
  connection.start();
  return {
    log: () => log,
    connection,
    cut: () => cut(),
    received: (message: Message) => {
      // A moderator may have moved the message.
      if (message.channelId !== channelId) return;
      log = receiveMessage(log, message);
    },
    async readBack(query: PageQuery): Promise<() => void> {
      const [[name, value] = []] = Object.entries(query);
      const answer = await reader.request(`${path}/messages?limit=${pageSize}&${name}=${value}`);
      // The message of `around` may have been deleted.
      const read = answer.ok && HistoryPage.parse(await answer.json());
      return () => {
        if (read) log = receiveHistory(log, query, read);
      };
    },
    async reload() {
      log = receiveNewest(log, await readPage());
    },
  };
}

export type OpenPage = Awaited<ReturnType<typeof openPageOf>>;

/** All messages for a new reader, oldest first, and the channel's `seq`. */
export async function wholeChannel(reader: Reader, channelId: string) {
  const messages: Message[] = [];
  for (let before = ''; ; before = `&before=${messages[0]?.seq}`) {
    const answer = await reader.request(`/api/community/channels/${channelId}/messages?limit=100${before}`);
    const page = HistoryPage.parse(await answer.json());
    messages.unshift(...page.messages.toReversed());
    if (!page.more) return { messages, seq: page.seq };
  }
}
