import { createContext, use } from 'react';
import { english, type Wording } from './english.ts';

export const WordingContext = createContext<Wording>(english);

export const useWording = (): Wording => use(WordingContext);
