import { removesBottles } from '../grammar/verbs.ts';
import { hasCue, isLocation, isNumeric, isPlan } from '../recognize/items.ts';
import type { Meaning } from '../recognize/lexicon.ts';
import { choicesIn } from '../recognize/only-vessel.ts';
import { type Scanned, scanText } from '../recognize/scan.ts';
import { makeRecords } from '../records/make-records.ts';
import type { Ask, CellarRecord, Follows, ThreadMessage } from '../schema/reading.ts';
import { agrees, disagrees } from '../vocabulary/talk.ts';
import {
  givesAskedQuantity,
  isAboutSameWork,
  isAnswer,
  isDenied,
  isHedged,
  isPlainFurther,
  saysSame,
  tellsMoreWork,
} from './answer-shape.ts';
import { arrivedVolume } from './arrived-volume.ts';
import { tellsBottlesAnew } from './bottle-sizes.ts';
import { changeOf, sharedOut } from './change.ts';
import { saysLossAnew } from './change-loss.ts';
import { changePart } from './change-part.ts';
import type { Change, Earlier } from './change-types.ts';
import { isApology, isCorrection, isDenial } from './correction-words.ts';
import { furtherPart, furtherThere, furtherWork } from './further-work.ts';
import { movedOnTop } from './on-top.ts';
import { isOnly } from './phrases.ts';
import { opensQuestion } from './question.ts';
import { isWithdrawal } from './withdrawal.ts';

export interface FollowUp {
  /** Work like the last, elsewhere. */
  records?: CellarRecord[];
  follows?: Follows;
  asks?: Ask[];
}

/** A question, including "OK or the right value". Confirmations ask nothing. */
const endsAsQuestion = /\?\s*$|\? (?:Reply|Responde) OK/;

/** Whether and how a message answers, corrects, or withdraws the sender's last one. */
export function followUp(
  received: string,
  thread: readonly ThreadMessage[],
  scanned: Scanned,
): FollowUp | undefined {
  const index = thread.findLastIndex((message) => message.from === 'sender');
  const last = thread[index];
  const { tokens } = scanned;
  const withdrawn = isWithdrawal(scanned, (last?.asks?.length ?? 0) > 0);
  if (!last) return withdrawn ? { asks: [{ about: 'operation', record: 0 }] } : undefined;
  const reply = thread.at(-1);
  const question = reply?.from === 'system' ? reply.text : undefined;
  const records = last.records ?? [];
  const target = { thread: index, record: Math.max(0, records.length - 1) };
  if (question !== undefined && isOnly(tokens, agrees)) return { follows: { ...target, action: 'confirm' } };
  if (question !== undefined && isOnly(tokens, disagrees))
    return { follows: { ...target, action: 'reject' } };
  if (withdrawn) return { follows: { ...target, action: 'void' } };
  const before = scanText(last.text, received, scanned.cellar.context);
  const earlier: Earlier = {
    thread: index,
    records,
    drafts: makeRecords(before, last.text).drafts,
    scanned: before,
    question,
    asks: [],
    said: scanText(last.text.split('\n').at(-1) ?? '', received, scanned.cellar.context),
  };
  earlier.asks = last.asks ?? asksOf(earlier);
  const use = earlier.asks.find(({ about }) => about === 'use');
  const purpose = use && useNamed(scanned);
  if (use && purpose)
    return { follows: { thread: index, record: use.record, action: 'complete', set: { use: purpose } } };
  const isAsked = last.asks ? last.asks.length > 0 : question !== undefined && endsAsQuestion.test(question);
  const answers = isAsked && isAnswer(scanned, records);
  if (isDenied(scanned.items) && scanned.items.some(isNumeric))
    return { asks: [{ about: 'quantity', record: target.record }] };
  // "3 cases to the wine club" corrects no bottling.
  const isOut = removesBottles(scanned.items) && records.every(({ op }) => op !== 'remove_bottles');
  if (isOut || isHedged(scanned.items)) return undefined;
  // "40 in one, 35 in the other"
  const each = answers ? sharedOut(earlier, scanned, 'complete') : undefined;
  if (each && 'others' in each) return asFollowUp(earlier, each, 'complete');
  const choices = answers ? choicesOf(earlier, scanned) : undefined;
  if (choices) return choices;
  const arrived = isStated(scanned) ? arrivedVolume(earlier, scanned.items) : undefined;
  if (arrived) return asFollowUp(earlier, arrived, answers ? 'complete' : 'amend');
  const onTop = isAsked ? undefined : movedOnTop(earlier, scanned);
  if (onTop) return { records: onTop };
  const ofPart = partOf(earlier, scanned);
  if (ofPart) return ofPart;
  const answersAnd = answers && givesAskedQuantity(scanned, earlier.asks);
  if (tellsMoreWork(scanned) && !answersAnd) return workAgain(earlier, scanned);
  return (
    corrected(earlier, scanned, answers) ?? (answers ? changed(earlier, scanned, 'complete') : undefined)
  );
}

/** A part of a blend, split, or pressing: one more, or another volume of one. */
function partOf(earlier: Earlier, scanned: Scanned): FollowUp | undefined {
  const { records, thread } = earlier;
  const isMore = tellsMoreWork(scanned);
  const fits = isMore ? isPlainFurther(scanned, records) : isAnswer(scanned, records);
  const change = fits ? (isMore ? furtherPart : changePart)(earlier, scanned.items) : undefined;
  if (!change || !('set' in change)) return undefined;
  return { follows: { thread, record: change.record, action: 'amend', set: change.set } };
}

function workAgain(earlier: Earlier, scanned: Scanned): FollowUp | undefined {
  const isPlain = isPlainFurther(scanned, earlier.records);
  const again = isPlain ? furtherWork(earlier, scanned) : undefined;
  const there = isPlain && !again ? furtherThere(earlier, scanned) : undefined;
  // "and TA 6.1" after a pH cannot correct it.
  if (there?.every((record) => isOther(record, earlier.records))) return { records: there };
  const records = again ?? there;
  // "same with T7" after a move: from it, or to it.
  const goesTo = scanned.items.some((item) => hasCue(item, 'to'));
  const isClear = records?.every(({ op, mode }) => op !== 'transfer' || mode === 'barrel_down' || goesTo);
  if (!records || (isClear && saysSame(scanned))) return records && { records };
  return { records, asks: [{ about: 'operation', record: 0, why: 'words' }] };
}

function isOther(
  { op, material, measurements = [] }: CellarRecord,
  records: readonly CellarRecord[],
): boolean {
  const kinds = measurements.map(({ kind }) => kind);
  return records.every(
    (each) =>
      (each.op !== op && !(each.material && material)) ||
      (material !== undefined && each.material !== material) ||
      (kinds.length > 0 && !each.measurements?.some(({ kind }) => kinds.includes(kind))),
  );
}

function asksOf({ drafts }: Earlier): Ask[] {
  return drafts.flatMap((draft, record) => draft.asks.map((ask) => ({ ...ask, record })));
}

/** "it was franc" after a question for the variety fills a gap rather than correcting. */
function asAnswer({ follows, ...rest }: FollowUp, records: CellarRecord[]): FollowUp {
  const target: object = records[follows?.record ?? 0] ?? {};
  const present = Object.entries(target).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  const fills = Object.keys(follows?.set ?? {}).every((name) => !present.some(([known]) => known === name));
  return follows ? { ...rest, follows: fills ? { ...follows, action: 'complete' } : follows } : rest;
}

/** "tasting room", "they were sold": the only purpose that a short answer names. */
function useNamed({ tokens, lexicon }: Scanned): CellarRecord['use'] {
  const isOfBottles = ({ is, ...meaning }: Meaning) =>
    is === 'purpose' || (is === 'verb' && 'verb' in meaning && meaning.verb.op === 'remove_bottles');
  const found = tokens.flatMap((_, at) => lexicon.phraseAt(tokens, at, isOfBottles)?.entries ?? []);
  const uses = found.flatMap(({ meaning }) => {
    if (meaning.is === 'purpose') return meaning.use;
    return meaning.is === 'verb' ? (meaning.verb.use ?? meaning.verb.usual ?? []) : [];
  });
  return tokens.length <= 6 && new Set(uses).size === 1 ? uses[0] : undefined;
}

/** "from the keg" where several hold wine: the question lists them. */
function choicesOf({ asks: [asked] }: Earlier, { items, cellar }: Scanned): FollowUp | undefined {
  if (asked?.about !== 'vessel' || items.some(isLocation)) return undefined;
  const among = choicesIn(items, cellar);
  return among.length > 1 ? { asks: [{ ...asked, among }] } : undefined;
}

const isStated = ({ items, tokens }: Scanned) =>
  !items.some(isPlan) && !tokens.some(({ text }) => text === '?') && !opensQuestion(tokens);

const asksForVessel = ({ asks }: Earlier) => asks[0]?.about === 'vessel';

/** A correction; while a question is open, its answer if it fits. */
function corrected(earlier: Earlier, scanned: Scanned, answers: boolean): FollowUp | undefined {
  const { records } = earlier;
  const named =
    answers && isApology(scanned) && asksForVessel(earlier)
      ? changed(earlier, scanned, 'complete')
      : undefined;
  if (named?.follows) return named;
  for (const item of scanned.items) item.used = false;
  const corrects =
    (isCorrection(scanned) ||
      isDenial(scanned, records) ||
      saysLossAnew(scanned, records) ||
      tellsBottlesAnew(scanned, records)) &&
    isAboutSameWork(scanned, records);
  if (!corrects) return undefined;
  const amended = changed(earlier, scanned, 'amend');
  if (!answers || amended?.follows) return answers && amended ? asAnswer(amended, records) : amended;
  for (const item of scanned.items) item.used = false;
  const completed = changed(earlier, scanned, 'complete');
  const isPartly = completed?.asks?.some(({ value }) => value !== undefined);
  return completed?.follows || isPartly ? completed : amended;
}

function changed(earlier: Earlier, scanned: Scanned, action: 'amend' | 'complete'): FollowUp | undefined {
  return asFollowUp(earlier, changeOf(earlier, scanned, action), action);
}

function asFollowUp(
  { thread }: Earlier,
  change: Change | undefined,
  action: 'amend' | 'complete',
): FollowUp | undefined {
  if (change === undefined)
    return action === 'amend' ? { asks: [{ about: 'operation', record: 0 }] } : undefined;
  if ('about' in change) {
    const { about, record = 0, value } = change;
    return { asks: [{ about, record, ...(value === undefined ? {} : { value }) }] };
  }
  const { record, set, others, why } = change;
  return {
    follows: { thread, record, action, set, ...(others ? { others } : {}) },
    ...(why ? { asks: [{ about: 'vessel', record, why }] } : {}),
  };
}
