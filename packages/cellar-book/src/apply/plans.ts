import type { Job } from '../book/book.ts';
import { reportFinding } from '../book/ledger.ts';
import type { WorkOf } from '../entries/work.ts';

export function planWork({ book, entry }: Job, { op: _, vessels = [], ...work }: WorkOf<'plan'>): void {
  const { done } = book.plans.get(work.plan) ?? {};
  book.plans.set(work.plan, { entry: entry.id, vessels, ...work, ...(done && { done }) });
}

/** Completes planned work. What was done to the wine is a separate entry. */
export function completePlan(job: Job, { plan: key, note }: WorkOf<'plan_done'>): void {
  const plan = job.book.plans.get(key);
  const { id, workedOn } = job.entry;
  if (plan) plan.done = { entry: id, on: workedOn, ...(note === undefined ? {} : { note }) };
  else reportFinding(job, 'plan_not_found');
}
