import type { ReactNode } from 'react';
import { spanishOffice } from './spanish-office.ts';
import { OfficeWordingContext } from './use-office-wording.ts';

export function OfficeInSpanish({ children }: { children: ReactNode }) {
  return <OfficeWordingContext value={spanishOffice}>{children}</OfficeWordingContext>;
}
