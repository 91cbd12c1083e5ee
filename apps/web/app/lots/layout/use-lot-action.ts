import { type ActionOptions, useAction } from '../../ui/use-action.ts';
import { useWording } from '../wording/use-wording.ts';

/** `useAction` with failures in the page's language. */
export const useLotAction = (options: Omit<ActionOptions, 'sentenceOf'> = {}) =>
  useAction({ ...options, sentenceOf: useWording().problem });
