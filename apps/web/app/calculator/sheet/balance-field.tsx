import { useId } from 'react';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { type BalanceId, balances } from './balance.ts';

const balanceKey = 'balance';

export function keptBalance(): BalanceId | '' {
  try {
    const kept = localStorage.getItem(balanceKey) ?? '';
    return kept in balances ? (kept as BalanceId) : '';
  } catch {
    return '';
  }
}

function keepBalance(id: string) {
  try {
    localStorage.setItem(balanceKey, id);
  } catch {}
}

export function BalanceField({ value, choose }: { value: string; choose: (id: BalanceId | '') => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Your balance reads
      </label>
      <div className={fieldFrame}>
        <select
          id={id}
          className={fieldInput}
          value={value}
          onChange={(event) => {
            keepBalance(event.target.value);
            choose(event.target.value as BalanceId | '');
          }}
        >
          <option value="">Do not round</option>
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
