import { gramsPer } from '@orbit-vine/enology/units.ts';
import { fixed } from '../form/decimal.ts';
import type { Effect, Figure } from '../result/calculation.ts';
import { figureText } from '../result/result.tsx';

interface Balance {
  readonly label: string;
  readonly unit: 'g' | 'kg' | 'oz' | 'lb';
  readonly step: number;
  readonly decimals: number;
}

export const balances = {
  '0.01 g': { label: 'To 0.01 g', unit: 'g', step: 0.01, decimals: 2 },
  '0.1 g': { label: 'To 0.1 g', unit: 'g', step: 0.1, decimals: 1 },
  '1 g': { label: 'To 1 g', unit: 'g', step: 1, decimals: 0 },
  '5 g': { label: 'To 5 g', unit: 'g', step: 5, decimals: 0 },
  '0.01 kg': { label: 'To 10 g, in kg', unit: 'kg', step: 0.01, decimals: 2 },
  '0.1 kg': { label: 'To 100 g, in kg', unit: 'kg', step: 0.1, decimals: 1 },
  '0.01 oz': { label: 'To 0.01 oz', unit: 'oz', step: 0.01, decimals: 2 },
  '0.1 oz': { label: 'To 0.1 oz', unit: 'oz', step: 0.1, decimals: 1 },
  '0.01 lb': { label: 'To 0.01 lb', unit: 'lb', step: 0.01, decimals: 2 },
  '0.1 lb': { label: 'To 0.1 lb', unit: 'lb', step: 0.1, decimals: 1 },
} as const satisfies Readonly<Record<string, Balance>>;
export type BalanceId = keyof typeof balances;

const coarseFrom = 0.02;

export interface Weighed {
  readonly figure: Figure;
  readonly says: string;
  readonly coarse: boolean;
}

function gramsOf({ text, unit }: Figure): number {
  const grams = gramsPer[unit as keyof typeof gramsPer];
  return Number(text.replaceAll(',', '').replace('\u2212', '-')) * (grams ?? Number.NaN);
}

/** "3.8 g gives 31.7 mg/L of free SO₂." */
function effectText(figure: Figure, share: number, { from, to, decimals, unit, of }: Effect): string {
  const reached = { label: '', text: fixed(from + share * (to - from), decimals), unit };
  return ` ${figureText(figure)} gives ${[figureText(reached), ...(of ? [of] : [])].join(' ')}.`;
}

export function weighedOn(id: BalanceId, figure: Figure, effect?: Effect): Weighed | undefined {
  const grams = gramsOf(figure);
  if (!(grams > 0)) return undefined;
  const { unit, step, decimals }: Balance = balances[id];
  const shown = Math.round(grams / gramsPer[unit] / step) * step;
  const off = (shown * gramsPer[unit]) / grams - 1;
  const percent = fixed(Math.abs(off) * 100, 1);
  const than = off > 0 ? 'more than' : 'less than';
  const gives = percent === '0.0' ? 'the same as' : `${percent}% ${than}`;
  const rounded = { label: figure.label, text: fixed(shown, decimals), unit };
  return {
    figure: rounded,
    says: `Rounded to the scale: ${gives} the ${figure.text} ${figure.unit} calculated.${effect ? effectText(rounded, 1 + off, effect) : ''}`,
    coarse: Math.abs(off) > coarseFrom,
  };
}
