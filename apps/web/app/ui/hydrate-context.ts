import { createContext } from 'react';

/** Whether scripts are sent whatever the route says. True in a browser: code that runs there was sent. */
export const HydrateContext = createContext(true);
