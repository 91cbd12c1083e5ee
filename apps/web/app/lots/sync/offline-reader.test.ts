import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearLotsOnDevice, forgetOtherReader, keptReader, lotsKey } from '../../platform/lots-on-device.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { type KeptBook, keptBook } from './kept-book.ts';
import { offlineReader } from './offline-reader.ts';
import { addToBook, bookKey } from './queries.ts';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    value: new Browser().openTab().localStorage,
    configurable: true,
  });
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

const signedIn = 'theme=dark; signed-in=1';

it('the cached book opens offline for its last reader', () => {
  expect(offlineReader(signedIn)).toBeUndefined();
  keptReader.set('olive');
  forgetOtherReader('olive');
  expect(offlineReader(signedIn)).toBe('olive');
});

it('the cached book stays closed after any kind of sign-out', () => {
  keptReader.set('olive');
  expect(offlineReader('theme=dark; signed-in=0')).toBeUndefined();
  expect(offlineReader('')).toBeUndefined();
  forgetOtherReader(undefined);
  expect(offlineReader(signedIn)).toBeUndefined();
});

it('the cached book stays closed after another member has signed in, even without reading a book', () => {
  keptReader.set('olive');
  forgetOtherReader('sam');
  expect(offlineReader(signedIn)).toBeUndefined();
});

it('a sign-out deletes the books of that member only', () => {
  localStorage.setItem(lotsKey('olive', 'wineries'), '[]');
  localStorage.setItem(lotsKey('sam', 'outbox:w'), '[]');
  keptReader.set('olive');
  clearLotsOnDevice('olive');
  expect(localStorage.getItem(lotsKey('olive', 'wineries'))).toBeNull();
  expect(localStorage.getItem(lotsKey('sam', 'outbox:w'))).toBe('[]');
  expect(offlineReader(signedIn)).toBeUndefined();
});

it('an answer of the server is cached before the next refetch', () => {
  const queryClient = new QueryClient();
  const ids = { memberId: 'ada', wineryId: 'w' };
  const cellar = { winery: { id: 'w' } } as KeptBook['cellar'];
  const book: KeptBook = { cellar, entries: [], messages: [], seq: 4 };
  queryClient.setQueryData(bookKey('ada', 'w'), book);
  const entry = { id: 'e', seq: 5 } as KeptBook['entries'][number];
  addToBook(queryClient, { ...ids, messages: [], entries: [entry] });
  expect(keptBook('ada', 'w').get()).toMatchObject({ entries: [entry], seq: 4 });
  expect(queryClient.getQueryData(bookKey('ada', 'w'))).toEqual(keptBook('ada', 'w').get());
});
