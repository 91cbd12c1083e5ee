import { read } from '../src/read.ts';
import type { CellarContext } from '../src/schema/context.ts';
import type { Reading, ThreadMessage } from '../src/schema/reading.ts';
import { compareReading, type Expected } from './compare.ts';

export interface MessageSet {
  context: CellarContext;
  messages: Message[];
}

interface Message {
  id: string;
  category: string;
  lang: 'en' | 'es';
  received: string;
  text: string;
  thread?: ThreadMessage[];
  expect: Expected;
}

export interface Result {
  message: Message;
  reading: Reading;
  differences: string[];
}

export interface Score {
  count: number;
  right: number;
  /** Accepted with a wrong or missing fact. */
  silentlyWrong: number;
  askedNeedlessly: number;
}

export function scoreMessages({ context, messages }: MessageSet): Result[] {
  return messages.map((message) => {
    const reading = read(message.text, message.received, message.thread ?? [], context);
    return { message, reading, differences: compareReading(reading, message.expect) };
  });
}

export function sumScore(results: Result[]): Score {
  const count = (fits: (result: Result) => boolean) => results.filter(fits).length;
  return {
    count: results.length,
    right: count(({ differences }) => differences.length === 0),
    silentlyWrong: count(
      ({ reading, differences }) => reading.disposition === 'accept' && differences.length > 0,
    ),
    askedNeedlessly: count(
      ({ reading, message }) => message.expect.disposition === 'accept' && reading.disposition === 'ask',
    ),
  };
}
