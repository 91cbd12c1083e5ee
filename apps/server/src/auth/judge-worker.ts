import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import { houseWords } from './house-words.ts';
import { JudgeJob, type Judgment } from './judge-job.ts';
import { isLeaked } from './leaked-passwords.ts';

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary, houseWords },
  graphs: common.adjacencyGraphs,
  translations: {
    ...english.translations,
    warnings: { ...english.translations.warnings, userInputs: 'It contains your name or email address.' },
  },
  l33tMaxSubstitutions: 16,
});
/** Shorter forms say too little about the whole password. */
const minFormLength = 8;
const triedFirst = 'Common words, names, and dates are tried first, even with digits added.';

/** The password, and variants without the punctuation that people add to satisfy a rule. */
function formsOf(password: string): string[] {
  const bare = [password.replace(/[^\p{L}\p{N}]+$/u, ''), password.replace(/[^\p{L}\p{N}]+/gu, '')];
  return [password, ...bare.filter((form) => form.length >= minFormLength)];
}

function judge({ password, names }: JudgeJob): Judgment {
  if (isLeaked(password))
    return { guesses: 0, reason: 'It is among the most common passwords leaked from other sites.' };
  const [weakest] = formsOf(password)
    .map((form) => zxcvbn.check(form, names))
    .sort((one, other) => one.guesses - other.guesses);
  return { guesses: weakest?.guesses ?? 0, reason: weakest?.feedback.warning || triedFirst };
}

parentPort?.on('message', (message) => parentPort?.postMessage(judge(JudgeJob.parse(message))));

// Sent once the dictionaries are loaded, so that timeouts measure only judging.
parentPort?.postMessage('ready');
