import { createContext, useContext } from 'react';

/** Whether the keyboard stops at this row: of a whole conversation it does so at one, and arrows go on from there. */
export const RowStop = createContext(true);

/** What in a message can be used is on the way of Tab only in the row that the keyboard stops at. */
export function useTabIndex(): 0 | -1 {
  return useContext(RowStop) ? 0 : -1;
}
