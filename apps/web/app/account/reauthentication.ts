import { ProblemError } from '../platform/api.ts';
import { observable } from '../platform/observable.ts';

/** What an act was refused for: a fresh proof that it is its member, or one by a second factor. */
type Needed = 'presence' | 'secondFactor';

interface Question {
  readonly needed: Needed;
  /** True once it has been proved, false if the member will not. */
  readonly answer: (proved: boolean) => void;
}

/** What the dialog asks at the moment. */
export const question = observable<Question | undefined>(undefined);

const neededFor: Record<string, Needed> = {
  REAUTHENTICATION_NEEDED: 'presence',
  SECOND_FACTOR_NEEDED: 'secondFactor',
};

/**
 * Does something that the server does only for somebody who has just proved that it is them: asks for that when it is
 * missing, and does it again. Somebody who closes the dialog has aborted it.
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
