/**
 * Embeddings, overrides, and isolates: they turn around the words beside them, to the end of the paragraph. What
 * right-to-left writing needs stays: the marks of direction, of no width, and the joiners of letters and emoji.
 */
const controls = /[\u202A-\u202E\u2066-\u206F]/g;

export const withoutDirectionControls = (text: string) => text.replace(controls, '');
