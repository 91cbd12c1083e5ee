import { type LabelId, ruleFor, substances, type Verdict, type Wine } from './rules.ts';

const looks: Record<Verdict, string> = {
  allowed: 'fill-vine stroke-vine',
  limited: 'fill-gold/40 stroke-gold',
  check: 'fill-none stroke-edge [stroke-dasharray:3_3]',
  no: 'hidden',
};

interface BottlePictureProps {
  label: LabelId;
  wine: Wine;
  className?: string;
}

/** A mark for each substance that the label allows: full, or half if there is a condition. */
export function BottlePicture({ label, wine, className = 'h-64' }: BottlePictureProps) {
  return (
    <svg
      viewBox="0 0 120 250"
      className={`mx-auto ${className}`}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path
        className={`stroke-ink ${wine.color === 'red' ? 'fill-wine/15' : 'fill-gold/10'}`}
        d="M46 4h28v58c0 14 26 20 26 44v128q0 12-12 12H32q-12 0-12-12V106c0-24 26-30 26-44z"
      />
      {substances.map((substance, index) => (
        <circle
          key={substance.name}
          className={looks[ruleFor(substance, label, wine).verdict]}
          cx={38 + (index % 3) * 22}
          cy={228 - Math.floor(index / 3) * 25}
          r="8"
        />
      ))}
    </svg>
  );
}
