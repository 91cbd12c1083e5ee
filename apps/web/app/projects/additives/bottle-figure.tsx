import { BottlePicture } from './bottle-picture.tsx';
import { type LabelId, labels, ruleFor, substances, type Verdict, type Wine } from './rules.ts';

export function BottleFigure({ label, wine }: { label: LabelId; wine: Wine }) {
  const count = (verdict: Verdict) =>
    substances.filter((substance) => ruleFor(substance, label, wine).verdict === verdict).length;
  return (
    <figure className="w-32 text-center text-sm">
      <BottlePicture label={label} wine={wine} className="h-44" />
      <figcaption className="mt-2">
        <strong className="block font-semibold leading-snug">{labels[label].name}</strong>
        <span className="mt-1 block text-muted">
          {`Of ${substances.length} substances: ${count('allowed')} yes, ${count('limited')} with a condition, ${count('check')} to check, ${count('no')} no`}
        </span>
      </figcaption>
    </figure>
  );
}
