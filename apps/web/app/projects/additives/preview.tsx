import { BottlePicture } from './bottle-picture.tsx';
import type { LabelId } from './rules.ts';

const labels: LabelId[] = ['euOrganic', 'usMadeWith', 'nature'];

export function AdditivesPreview({ className }: { className?: string }) {
  return (
    <div className="flex justify-center gap-6">
      {labels.map((label) => (
        <BottlePicture
          key={label}
          label={label}
          wine={{ color: 'red', sugar: 'under2' }}
          {...(className && { className })}
        />
      ))}
    </div>
  );
}
