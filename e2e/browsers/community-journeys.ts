import { emailOf } from '../server.ts';
import { composer, focusIsOn, inRow, join, password, say, untilComposing, untilHeard } from './person.ts';
import { button, clickWhenReady, type Tab, until, untilText } from './tab.ts';
import { isShown, type Journey, type Trial } from './trial.ts';

export const communityJourneys: Journey[] = [
  ['signs someone up by form and mailed link, and sends a first message', firstMessage],
  ['takes what two members say and press to each other at once', twoAtOnce],
  ['keeps messages while the network swallows all, and sends it once', (trial) => away(trial, 'swallows')],
  ['keeps messages while the network is cut, and sends it once', (trial) => away(trial, 'cut')],
  ['gives the focus back when what took it is closed', focusComesBack],
  ['holds the newest message in view while lines are added below it', growingComposer],
  ['signs out, and leaves nothing of the community behind', signOut],
];

async function firstMessage({ openTab, url, name, server }: Trial) {
  const tab = await openTab();
  const email = emailOf(`First_${name}`);
  await tab.open(`${url}/plastic-grapes`);
  await clickWhenReady(tab, '//*[@role="tab"][normalize-space()="Sign Up"]');
  await write(tab, 'email', email);
  await write(tab, 'name', `First_${name}`);
  await write(tab, 'password', password);
  await clickWhenReady(tab, 'input[name=ofAge]');
  await clickWhenReady(tab, '//form//button[normalize-space()="Sign Up"]');
  await untilText(tab, 'Please check your email');
  await tab.open(await server.mailedLink(email));
  await say(tab, `First words in ${name}`);
  await untilHeard(tab, `First words in ${name}`);
}

async function write(tab: Tab, field: string, text: string) {
  await clickWhenReady(tab, `input[name=${field}]`);
  await tab.type(text);
}

async function twoAtOnce(trial: Trial) {
  const [one, other] = [await join(trial, 'One'), await join(trial, 'Other')];
  const question = `Racked yet? ${trial.name}`;
  await say(one, question);
  await untilHeard(other, question);
  await clickWhenReady(other, inRow(question, '//button[starts-with(@aria-label, "Grape")]'));
  await until(one, 'the grape came', isShown, 'button[aria-label="Grape, 1"]');
  await say(other, `Not before Sunday ${trial.name}`);
  await untilHeard(one, `Not before Sunday ${trial.name}`);
}

async function away(trial: Trial, fault: 'swallows' | 'cut') {
  const [one, other] = [await join(trial, `Away_${fault}`), await join(trial, `Reads_${fault}`)];
  const text = `Said while it ${fault} ${trial.name}`;
  trial.network.become(fault);
  try {
    await say(one, text);
    const gaveUp = () => /Waiting for a connection|can’t be reached/.test(document.body.textContent);
    await until(one, 'the page has given up sending for now', gaveUp);
  } finally {
    trial.network.become('well');
  }
  await untilHeard(one, text);
  await untilHeard(other, text);
}

async function focusComesBack(trial: Trial) {
  const tab = await join(trial, 'Focus');
  const text = `To be deleted ${trial.name}`;
  await say(tab, text);
  await untilHeard(tab, text);
  const untilNoDialog = () => until(tab, 'no dialog is open', () => !document.querySelector('dialog[open]'));

  await clickWhenReady(tab, button('Emoji'));
  await clickWhenReady(tab, '[role=searchbox]');
  await tab.press('Escape');
  await until(tab, 'the emoji are gone', () => !document.querySelector('[data-emoji]'));

  const named = () => document.activeElement?.textContent?.trim() === 'Keyboard shortcuts';
  await clickWhenReady(tab, button('Keyboard shortcuts'));
  await until(tab, 'the shortcuts are shown', isShown, 'dialog[open]');
  await tab.press('Escape');
  await untilNoDialog();
  await until(tab, 'the focus is on what opened the shortcuts', named);

  await clickWhenReady(tab, inRow(text, '//button[starts-with(@aria-label, "More actions")]'));
  await clickWhenReady(tab, '//*[@role="menuitem"][starts-with(normalize-space(), "Delete")]');
  await clickWhenReady(tab, '//dialog//button[normalize-space()="Delete"]');
  await untilNoDialog();
  await focusIsOn(tab, composer);
}

async function growingComposer(trial: Trial) {
  const tab = await join(trial, 'Lines');
  for (const line of 'abcdefghij') await say(tab, `Line ${line} ${trial.name}`);
  await untilHeard(tab, `Line j ${trial.name}`);
  await untilComposing(tab);
  for (const line of 'abcd') {
    await tab.type(line);
    await tab.press('Enter', 'Shift');
  }
  const holds = (own: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(own);
    const newest = [...document.querySelectorAll('[data-seq]')].at(-1);
    if (field?.value.split('\n').length !== 5 || !newest) return false;
    return newest.getBoundingClientRect().bottom <= field.getBoundingClientRect().top;
  };
  await until(tab, 'five lines stand below the newest message', holds, composer);
  await tab.press('Backspace');
  const atEnd = (own: string) => {
    const list = [...document.querySelectorAll('[data-seq]')].at(-1)?.closest('section');
    const lines = document.querySelector<HTMLTextAreaElement>(own)?.value.split('\n').length;
    return lines === 4 && list && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
  };
  await until(tab, 'the list is at its end once a line was taken back', atEnd, composer);
}

async function signOut(trial: Trial) {
  const tab = await join(trial, 'Leaves');
  await clickWhenReady(tab, button('Sign Out'));
  await until(tab, 'the home page is shown', () => location.pathname === '/');
  await tab.open(`${trial.url}/plastic-grapes`);
  await until(tab, 'the door is shown', isShown, 'input[type=password]');
}
