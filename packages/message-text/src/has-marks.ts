const marks = /[*~`[\]\\]|^[ |:]*-[-: ]*\||\b_|_\b|https?:|www\.|^[^\S\n]*(>|[-+]\s|\d+[.)]\s)|[\w.+-]@\w/im;

/** Whether a message may hold Markdown or a link. Most are plain sentences, and are drawn without reading them as such. */
export const hasMarks = (content: string) => marks.test(content);
