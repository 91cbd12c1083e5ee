import type { Channel } from '@orbit-vine/contract/channels.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { observable } from '../../platform/observable.ts';
import { Drafts, keptDrafts } from '../sync/drafts.ts';
import { MemberContext } from '../sync/member-context.ts';
import type { MemberTools } from '../sync/member-tools.ts';
import { ChannelList } from './channel-list.tsx';

function channel(name: string, more: Partial<Channel> = {}): Channel {
  const read = { seq: 9, unread: 0, mentions: 0, level: 'mentions' as const, archived: false };
  return { id: name.toLowerCase(), name, description: '', ...read, ...more };
}
const quiet = channel('General');
const busy = channel('Pruning', { unread: 3 });

/** The rendered list for a member, or for a visitor without `only`. */
function list(channels: readonly Channel[], only?: boolean): string {
  const drafts = new Drafts(keptDrafts('ada'));
  const tools = only === undefined ? undefined : { drafts, unreadOnly: observable(only) };
  const element = createElement(ChannelList, { channels, activeId: 'open' });
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        MemoryRouter,
        null,
        createElement(MemberContext, { value: tools as unknown as MemberTools }, element),
      ),
    ),
  );
}
const named = (markup: string) =>
  Array.from(markup.matchAll(/<a [^>]*><span [^>]*>([^<]+)/g), ([, name]) => name);
const toggle = (markup: string) => /aria-pressed="(true|false)"[^>]*>Unread only/.exec(markup)?.[1];

test('the list shows every channel until the member asks for unread ones only', () => {
  const markup = list([quiet, busy], false);
  expect(named(markup)).toEqual(['General', 'Pruning']);
  expect(toggle(markup)).toBe('false');
  expect(markup).not.toContain('Nothing unread');
});

test('the unread list shows unread channels, starred or not, and the open channel', () => {
  const starred = { starred: true };
  const channels = [
    channel('Cider', { unread: 1, ...starred }),
    channel('Tasting', starred),
    quiet,
    channel('Open'),
    busy,
  ];
  const markup = list(channels, true);
  expect(named(markup)).toEqual(['Cider', 'Open', 'Pruning']);
  expect(toggle(markup)).toBe('true');
  expect(markup).not.toContain('Nothing unread');
});

test('the unread list shows archived channels only if the member is mentioned, and no muted ones', () => {
  const [muted, archived] = [
    { level: 'nothing' as const, unread: 5 },
    { archived: true, unread: 5 },
  ];
  const channels = [
    channel('Cider', muted),
    channel('Mead', { ...archived, mentions: 1 }),
    channel('Perry', archived),
    busy,
  ];
  expect(named(list(channels, true))).toEqual(['Pruning', 'Mead']);
  expect(named(list(channels, false))).toEqual(['Cider', 'Pruning', 'Mead', 'Perry']);
});

test('the unread list says when nothing is unread, and offers all channels', () => {
  const markup = list([quiet, channel('Open')], true);
  expect(named(markup)).toEqual(['Open']);
  expect(markup).toMatch(/<p role="status"[^>]*>Nothing unread<\/p>/);
  expect(markup).toMatch(/<button[^>]*>Show all channels<\/button>/);
});

test('the list offers visitors no choice between all and unread channels', () => {
  const markup = list([quiet, channel('Open')]);
  expect(named(markup)).toEqual(['General', 'Open']);
  expect(toggle(markup)).toBeUndefined();
});
