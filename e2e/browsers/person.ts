import { confirmEmail, signUp } from '@orbit-vine/contract/accounts.ts';
import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import { emailOf } from '../server.ts';
import { type Tab, until } from './tab.ts';
import type { Trial } from './trial.ts';

export const password = 'plastic-grapes-taste-of-wine';
export const composer = 'textarea[placeholder^="Write to"]';

/** A new member's window of the community. Signs up by requests, since another journey tests the forms. */
export async function join({ openTab, server, url, name }: Trial, base: string): Promise<Tab> {
  const tab = await openTab();
  const email = emailOf(`${base}_${name}`);
  await tab.open(`${url}/plastic-grapes`);
  await send(tab, signUp.path, { name: `${base}_${name}`, email, password, ofAge: true });
  const code = new URL(await server.mailedLink(email)).searchParams.get(confirmLink.parameter);
  await send(tab, confirmEmail.path, { code });
  await tab.open(`${url}/plastic-grapes`);
  await untilComposing(tab);
  return tab;
}

async function send(tab: Tab, path: string, body: object) {
  const ask = (path: string, body: string) => {
    const own = window as { sent?: Record<string, number> };
    own.sent ??= {};
    if (own.sent[path] === undefined) {
      own.sent[path] = 0;
      void fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
        ({ status }) => Object.assign(own.sent ?? {}, { [path]: status }),
      );
    }
    return own.sent[path];
  };
  const status = await until(tab, `${path} answers`, ask, path, JSON.stringify(body));
  if (status >= 300) throw new Error(`${path} answered ${status}.`);
}

export async function untilComposing(tab: Tab) {
  const focus = (selector: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(selector);
    if (!field || field.disabled) return false;
    field.focus();
    return document.activeElement === field;
  };
  await until(tab, 'the composer takes text', focus, composer);
}

export async function say(tab: Tab, text: string) {
  await untilComposing(tab);
  await tab.type(text);
  await tab.press('Enter');
}

/** Waits for a stored message; a message in the outbox has no `seq` yet. */
export const untilHeard = (tab: Tab, text: string) =>
  until(
    tab,
    `"${text}" stands once in the channel`,
    (text: string) =>
      [...document.querySelectorAll('[data-seq]')].filter((row) => row.textContent?.includes(text)).length ===
      1,
    text,
  );

export const inRow = (text: string, what: string) => `//*[@data-seq][contains(., "${text}")]${what}`;

export const focusIsOn = (tab: Tab, selector: string) =>
  until(tab, `the focus is on ${selector}`, (own: string) => document.activeElement?.matches(own), selector);
