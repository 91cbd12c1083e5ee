import type { Figure } from '../parts/calculation.ts';

export const figureText = ({ text, unit }: Figure) => (unit ? `${text} ${unit}` : text);
