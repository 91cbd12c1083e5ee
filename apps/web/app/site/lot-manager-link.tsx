import { OutsideLink } from './outside-link.tsx';

export function LotManagerLink({ className }: { className?: string }) {
  return (
    <OutsideLink to="lotManager" className={`whitespace-nowrap ${className}`}>
      Lot manager{' '}
      <span className="ml-1 rounded-xs bg-vine px-1.5 py-0.5 font-semibold text-[0.6875rem] text-on-wine tracking-wider">
        NEW
      </span>
    </OutsideLink>
  );
}
