import { useId } from 'react';
import { plainText, stored } from '../../platform/stored.ts';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { type BalanceId, balances } from './balance.ts';

export const keptBalance = stored<BalanceId | ''>({
  key: 'balance',
  ...plainText,
  fallback: '',
  read: (text) => (text in balances ? (text as BalanceId) : ''),
});

export function BalanceField({ value }: { value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Your scale reads
      </label>
      <div className={fieldFrame}>
        <select
          id={id}
          className={fieldInput}
          value={value}
          onChange={(event) => keptBalance.set(event.target.value as BalanceId | '')}
        >
          <option value="">Don’t round</option>
          {Object.entries(balances).map(([balance, { label }]) => (
            <option key={balance} value={balance}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
