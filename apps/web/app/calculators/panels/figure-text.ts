import { unitAfter } from '../form/decimal.ts';
import type { Figure } from '../parts/calculation.ts';

export const figureText = ({ text, unit }: Figure) => text + unitAfter(unit, ' ');
