import { withoutFigures } from '@orbit-vine/contract/figures.ts';

const marks = /[*~`[\]\\]|^[ |:]*-[-: ]*\||\b_|_\b|https?:|www\.|^[^\S\n]*(>|[-+]\s|\d+[.)]\s)|[\w.+-]@\w/im;

/** Whether a message may contain Markdown or a link. Most are plain sentences and need no parser. */
export const hasMarks = (content: string) => marks.test(withoutFigures(content));
