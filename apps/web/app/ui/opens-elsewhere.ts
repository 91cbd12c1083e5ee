import type { MouseEvent } from 'react';

/** Whether who clicks a link asks for another tab or window, and so gets it. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
