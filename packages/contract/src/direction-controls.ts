/**
 * Embeddings, overrides, and isolates, which reorder the text after them to the end of the paragraph. The zero-width
 * marks and joiners that right-to-left scripts and emoji need are not among them.
 */
const controls = /[\u202A-\u202E\u2066-\u206F]/g;

export const withoutDirectionControls = (text: string) => text.replace(controls, '');
