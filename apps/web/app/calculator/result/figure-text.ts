import { unitAfter } from '../form/decimal.ts';
import type { Figure } from './calculation.ts';

export const figureText = ({ text, unit }: Figure) => text + unitAfter(unit, ' ');
