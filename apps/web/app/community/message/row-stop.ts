import { createContext, useContext } from 'react';

/** Whether this row is the conversation's one tab stop; arrows move from there. */
export const RowStop = createContext(true);

export function useTabIndex(): 0 | -1 {
  return useContext(RowStop) ? 0 : -1;
}
