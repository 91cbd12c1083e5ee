import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { LonLat } from '../areas/outlines.ts';
import type { WineRegion } from '../list/region.ts';
import { judgeFind, makeQuestion, type Question, type QuizKind } from './quiz.ts';

const kinds: { id: QuizKind; name: string }[] = [
  { id: 'find', name: 'Find the region' },
  { id: 'name', name: 'Name the region' },
  { id: 'grows', name: 'What grows here?' },
];

export interface QuizState {
  question: Question;
  answer?: { text: string; isRight: boolean } | undefined;
  asked: number;
  right: number;
}

export function useQuiz(asked: readonly WineRegion[], all: readonly WineRegion[]) {
  /** Undefined before the first question, null after the last. */
  const [state, setState] = useState<QuizState | null>();
  const begin = (kind: QuizKind, before?: QuizState) =>
    setState({
      question: makeQuestion(kind, { asked, all, last: before?.question.region.id }, Math.random),
      asked: before?.asked ?? 0,
      right: before?.right ?? 0,
    });
  const settle = (text: string, isRight: boolean) =>
    setState(
      (before) =>
        before && {
          ...before,
          answer: { text, isRight },
          asked: before.asked + 1,
          right: before.right + Number(isRight),
        },
    );
  return {
    state,
    begin,
    next: () => state && begin(state.question.kind, state),
    choose: (option: string) => state && settle(option, option === state.question.right),
    guess: (place: LonLat) => {
      if (!state || state.answer) return;
      const { km, isRight } = judgeFind(state.question, place);
      const miles = Math.round(km / 1.609_344).toLocaleString('en-US');
      settle(
        `${miles} ${miles === '1' ? 'mile' : 'miles'} (${Math.round(km).toLocaleString('en-US')} km) away`,
        isRight,
      );
    },
    stop: () => setState(null),
  };
}

type Quiz = ReturnType<typeof useQuiz>;

const promptOf = ({ kind, region }: Question): string =>
  ({
    find: `Find this region: ${region.name}, ${region.country}. Click or tap the spot, or move the map until the cross is on it and press Enter.`,
    name: 'Which region is marked on the map?',
    grows: `Which of these grapes leads in this region: ${region.name}, ${region.country}?`,
  })[kind];

function verdictOf({ question, answer }: QuizState): string {
  if (!answer) return '';
  const { region, right, kind } = question;
  if (kind === 'find') return `${answer.isRight ? 'Right' : 'Not there'}: ${answer.text}. ${region.place}.`;
  if (answer.isRight)
    return kind === 'name' ? `Right. ${region.place}.` : `Right: ${region.grapes.join(', ')}.`;
  return `Not ${answer.text}, but ${right}. ${kind === 'name' ? region.place : region.grapes.join(', ')}.`;
}

/** Refs of the elements that take the focus when the pressed button has disappeared. */
function useQuizFocus(state: Quiz['state']) {
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const prompt = useRef<HTMLParagraphElement>(null);
  const question = state?.question;
  const hasAnswer = state?.answer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new question, and after the last
  useEffect(() => {
    if (state !== undefined && document.activeElement === document.body)
      (prompt.current ?? heading.current)?.focus({ preventScroll: true });
  }, [question]);
  useEffect(() => {
    if (hasAnswer && question?.kind !== 'find') next.current?.focus();
  }, [hasAnswer, question?.kind]);
  return { next, heading, prompt };
}

export function QuizPanel({ quiz }: { quiz: Quiz }) {
  const { state } = quiz;
  const { next, heading, prompt } = useQuizFocus(state);
  return (
    <section aria-label="Quiz" className="border-ink border-t pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Quiz
      </h2>
      <p className="mt-1 text-muted text-sm">
        The questions are about the regions that match the filters above.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {kinds.map(({ id, name }) => (
          <Button
            key={id}
            aria-pressed={state?.question.kind === id}
            size="sheet"
            className="aria-pressed:border-wine aria-pressed:text-wine"
            onClick={() => quiz.begin(id)}
          >
            {name}
          </Button>
        ))}
        {state && (
          <Button size="sheet" onClick={quiz.stop}>
            Stop
          </Button>
        )}
      </div>
      {state && <CurrentQuestion quiz={quiz} state={state} prompt={prompt} next={next} />}
    </section>
  );
}

interface CurrentQuestionProps {
  quiz: Quiz;
  state: QuizState;
  prompt: RefObject<HTMLParagraphElement | null>;
  next: RefObject<HTMLButtonElement | null>;
}

function CurrentQuestion({ quiz, state, prompt, next }: CurrentQuestionProps) {
  const hasAnswer = state.answer !== undefined;
  return (
    <>
      <p ref={prompt} tabIndex={-1} className="mt-4 font-semibold">
        {promptOf(state.question)}
      </p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {state.question.options.map((option) => (
          <Button
            key={option}
            size="sheet"
            disabled={hasAnswer}
            className={hasAnswer && option === state.question.right ? 'border-vine! text-vine!' : undefined}
            onClick={() => quiz.choose(option)}
          >
            {option}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-7">
        {verdictOf(state)} {state.asked > 0 && `${state.right} of ${state.asked} right.`}
      </p>
      {hasAnswer && (
        <Button ref={next} look="primary" size="sheet" className="mt-2" onClick={quiz.next}>
          Next question
        </Button>
      )}
    </>
  );
}
