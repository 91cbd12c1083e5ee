import { ProblemError } from '../platform/api.ts';
import { observable } from '../platform/observable.ts';

type Needed = 'presence' | 'secondFactor';

interface Question {
  readonly needed: Needed;
  readonly answer: (proved: boolean) => void;
}

export const question = observable<Question | undefined>(undefined);

const neededFor: Record<string, Needed> = {
  REAUTHENTICATION_NEEDED: 'presence',
  SECOND_FACTOR_NEEDED: 'secondFactor',
};

/**
 * Runs an action that the server allows only after recent confirmation: if needed, asks the member and runs it again.
 * Closing the dialog rejects with an AbortError.
 */
export async function whenConfirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (reason) {
    const needed = reason instanceof ProblemError ? neededFor[reason.code] : undefined;
    if (!needed) throw reason;
    if (!(await ask(needed))) throw new DOMException('Not confirmed', 'AbortError');
    return act();
  }
}

function ask(needed: Needed): Promise<boolean> {
  question.get()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      needed,
      answer: (proved) => {
        question.set(undefined);
        resolve(proved);
      },
    });
  });
}
