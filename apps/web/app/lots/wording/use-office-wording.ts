import { createContext, use } from 'react';
import { englishOffice, type OfficeWording } from './english-office.ts';

export const OfficeWordingContext = createContext<OfficeWording>(englishOffice);

/** The sentences of the office pages. */
export const useOfficeWording = (): OfficeWording => use(OfficeWordingContext);
