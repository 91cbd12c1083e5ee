import { expect, test } from 'vitest';
import { StoredRecords } from '../../platform/stored-records.ts';
import { Browser } from '../../platform/testing-tabs.ts';
import { type DraftFile, Drafts, keptDrafts, readyFile } from './drafts.ts';

const memberId = '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0001';

const draftsIn = (browser: Browser, member = memberId) =>
  new Drafts(new StoredRecords(keptDrafts(member).declaration, browser.openTab()));

const write = (drafts: Drafts, channelId: string, text: string) =>
  drafts.change(channelId, (draft) => ({ ...draft, text }));
const quote = {
  id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0002',
  author: { id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0003', name: 'Ada', avatar: '/avatars/Ada.svg' },
  excerpt: 'Has anybody racked yet?',
};
const file = { id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0004', name: 'must.csv', type: 'text/csv', bytes: 120 };

test('a draft survives a reload with its text, its quote, and its uploaded files', () => {
  const browser = new Browser();
  const before = draftsIn(browser);
  const onItsWay: DraftFile = { key: 'a', name: 'vat.jpg', bytes: 9, state: 'uploading', sent: 0.4 };
  before.change('general', () => ({ text: 'Not yet', replyTo: quote, files: [onItsWay, readyFile(file)] }));
  write(before, 'business', 'Prices?');
  before.flush();
  const after = draftsIn(browser);
  expect(after.of('general')).toEqual({ text: 'Not yet', replyTo: quote, files: [readyFile(file)] });
  expect(after.of('business').text).toBe('Prices?');
  expect(after.of('elsewhere')).toEqual({ text: '', files: [] });
});

test('a draft sent in another tab disappears here, unless this tab has changed it', () => {
  const browser = new Browser();
  const [here, there] = [draftsIn(browser), draftsIn(browser)];
  write(there, 'general', 'Half written');
  write(there, 'business', 'Prices?');
  there.flush();
  expect(here.of('general').text).toBe('Half written');
  write(here, 'business', 'Prices? And barrels?');
  there.clear('general');
  there.clear('business');
  expect(here.of('general').text).toBe('');
  expect(here.of('business').text).toBe('Prices? And barrels?');
});

test('drafts of two tabs in one channel stay in each, and sending one leaves the other', () => {
  const browser = new Browser();
  const [here, there] = [draftsIn(browser), draftsIn(browser)];
  write(here, 'general', 'Here');
  write(there, 'general', 'There');
  there.flush();
  here.flush();
  const texts = () => [here.of('general').text, there.of('general').text];
  expect(texts()).toEqual(['Here', 'There']);
  write(there, 'general', 'There too');
  there.flush();
  expect(texts()).toEqual(['Here', 'There too']);
  expect(draftsIn(browser).of('general').text).toBe('There too');
  here.clear('general');
  there.flush();
  expect(texts()).toEqual(['', 'There too']);
  expect(draftsIn(browser).of('general').text).toBe('There too');
  there.clear('general');
  expect(draftsIn(browser).of('general').text).toBe('');
});

test('a tab that stored last and sends leaves the text of the other on the device', () => {
  const browser = new Browser();
  const [here, there] = [draftsIn(browser), draftsIn(browser)];
  write(here, 'general', 'Here');
  here.flush();
  write(there, 'general', 'Here and there');
  write(here, 'general', 'Here again');
  there.flush();
  here.flush();
  const texts = () => [here.of('general').text, there.of('general').text];
  expect(texts()).toEqual(['Here again', 'Here and there']);
  here.clear('general');
  there.flush();
  expect(texts()).toEqual(['', 'Here and there']);
  expect(draftsIn(browser).of('general').text).toBe('Here and there');
});

test('a file that is being uploaded stays when this tab or another one writes', () => {
  const browser = new Browser();
  const [here, there] = [draftsIn(browser), draftsIn(browser)];
  const onItsWay: DraftFile = { key: 'a', name: 'vat.jpg', bytes: 9, state: 'uploading', sent: 0.4 };
  here.change('general', () => ({ text: '', files: [onItsWay, readyFile(file)] }));
  here.flush();
  expect(here.of('general').files).toEqual([onItsWay, readyFile(file)]);
  write(there, 'general', 'There');
  there.flush();
  expect(here.of('general').files).toEqual([onItsWay, readyFile(file)]);
});

test('a draft of another tab in another channel is kept', () => {
  const browser = new Browser();
  const [here, there] = [draftsIn(browser), draftsIn(browser)];
  write(here, 'general', 'Here');
  write(there, 'business', 'There');
  here.flush();
  there.flush();
  const after = draftsIn(browser);
  expect([after.of('general').text, after.of('business').text]).toEqual(['Here', 'There']);
});

test('sent, blank, and deleted drafts leave nothing on the device', () => {
  const browser = new Browser();
  const drafts = draftsIn(browser);
  write(drafts, 'general', 'Sent at once');
  drafts.clear('general');
  write(drafts, 'business', '  ');
  drafts.flush();
  expect(browser.kept.size).toBe(0);
  write(drafts, 'general', 'Left behind');
  drafts.flush();
  expect(browser.kept.size).toBe(1);
  write(drafts, 'general', 'Left behind, and more');
  drafts.forget();
  drafts.flush();
  expect(browser.kept.size).toBe(0);
});

test('a draft belongs to one member, and an unreadable one is ignored', () => {
  const browser = new Browser();
  const drafts = draftsIn(browser);
  write(drafts, 'general', 'Mine');
  drafts.flush();
  expect(draftsIn(browser, quote.author.id).of('general').text).toBe('');
  for (const key of browser.kept.keys()) browser.kept.set(key, '[{"channelId":1}]');
  expect(draftsIn(browser).of('general').text).toBe('');
});

test('a draft stays the same object until it changes, and each change calls the subscribers', () => {
  const drafts = draftsIn(new Browser());
  let calls = 0;
  const stop = drafts.subscribe(() => {
    calls += 1;
  });
  expect(drafts.of('general')).toBe(drafts.of('general'));
  write(drafts, 'general', 'One');
  stop();
  write(drafts, 'general', 'Two');
  expect(calls).toBe(1);
});
