import type { Book } from '../book/book.ts';
import type { Plan } from '../book/plan.ts';

export interface PlanSheet {
  overdue: Plan[];
  next: Plan[];
  /** The latest first. */
  done: Plan[];
}

/**
 * What is planned and not done, by the day it is due, and what was done as planned.
 *
 * @param today a day as `2025-09-18`; work that is due today is not overdue.
 */
export function planSheet(book: Book, today: string): PlanSheet {
  const plans = [...book.plans.values()];
  const open = plans.filter(({ done }) => !done).sort((a, b) => a.due.localeCompare(b.due));
  const doneOn = ({ done }: Plan) => done?.on ?? '';
  return {
    overdue: open.filter(({ due }) => due < today),
    next: open.filter(({ due }) => due >= today),
    done: plans.filter(({ done }) => done).sort((a, b) => doneOn(b).localeCompare(doneOn(a))),
  };
}
