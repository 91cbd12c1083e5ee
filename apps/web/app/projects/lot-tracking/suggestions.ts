import { demoSms } from '../../platform/demo-sms.ts';
import { type Demo, earlierTurns } from './demo.ts';

/** Sample messages, in an order that tells a story. */
const story = [
  demoSms.example,
  'T12 22.4B 68F, PD x2',
  'added KMBS to T9',
  'blend: 120 gal T9 + 60 gal T10 -> T14',
  'rellene las barricas 101 a 104 con 2 galones del barrilito K1',
  "what's in T14?",
  'transferred 2000 gal T5 to T13',
  'crushed bin 7 into T4, 260 gal must',
  'pH 3.42 fSO2 28 T9',
  'racked T5 to T13 470 gal, 8 gal lees',
] as const;

const maxSuggestions = 4;

export function suggestionsFor(demo: Demo): string[] {
  const { turns } = demo;
  const earlier = turns[earlierTurns(demo)[0] ?? -1];
  if (earlier?.state === 'asked') {
    const asked = earlier.held.confirming ? undefined : earlier.held.asks[0]?.about;
    if (asked === undefined || asked === 'plausibility') return ['OK', 'NO'];
    if (asked === 'quantity') return ['45 g', 'NO'];
  }
  const sent = new Set(turns.map(({ text }) => text));
  const next = story.filter((text) => !sent.has(text));
  const isAddition = earlier?.held.records.at(-1)?.op === 'addition' && !sent.has('sorry 14 g');
  const fixes =
    earlier?.state === 'stored' && turns.at(-1)?.rows.length && turns.at(-1)?.text !== 'UNDO'
      ? [isAddition ? 'sorry 14 g' : 'UNDO']
      : [];
  return [...fixes, ...next].slice(0, maxSuggestions);
}
