import type { ProblemError } from '../../platform/api.ts';
import { observable } from '../../platform/observable.ts';

/** In place of a session, for a suspended member who has signed in. */
export const suspensionCode = observable<string | undefined>(undefined);

/** Whether the problem is a suspension that can be shown, and so is. */
export function showSuspension(problem: ProblemError): boolean {
  if (!problem.suspensionCode) return false;
  suspensionCode.set(problem.suspensionCode);
  return true;
}
