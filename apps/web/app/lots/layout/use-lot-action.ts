import { useAction } from '../../ui/use-action.ts';
import { useWording } from '../wording/use-wording.ts';

/** `useAction` with failures in the page's language. */
export const useLotAction = () => useAction({ sentenceOf: useWording().problem });
