import { createContext } from 'react';

/** Renders scripts even on routes without hydration. True in a browser: code that runs there was sent. */
export const HydrateContext = createContext(true);
