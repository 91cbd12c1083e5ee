import type { Vessel } from '@orbit-vine/cellar-book/book/book.ts';

/** From 0 to 1; undefined if the capacity is unknown. */
function fillOf({ ml, grams, capacityMl, capacityG }: Vessel): number | undefined {
  if (capacityMl && ml > 0) return Math.min(1, ml / capacityMl);
  if (capacityG && grams > 0) return Math.min(1, grams / capacityG);
  if (ml + grams === 0) return 0;
  return undefined;
}

/** In a viewBox of 40 × 40. */
const outlines: Record<string, string> = {
  tank: 'M8 4h24v30H8zM12 34v4M28 34v4',
  bin: 'M3 12h34v22H3zM8 34v3M32 34v3',
  barrel: 'M10 4h20c5 10 5 22 0 32H10c-5-10-5-22 0-32z',
  drum: 'M9 4h22v32H9z',
  keg: 'M11 8h18v26H11zM14 4h12v4H14z',
  carboy: 'M17 3h6v8c8 3 9 6 9 10v15H8V21c0-4 1-7 9-10z',
};
const insides: Record<string, { top: number; bottom: number }> = {
  tank: { top: 4, bottom: 34 },
  bin: { top: 12, bottom: 34 },
  barrel: { top: 4, bottom: 36 },
  drum: { top: 4, bottom: 36 },
  keg: { top: 8, bottom: 34 },
  carboy: { top: 11, bottom: 36 },
};

interface VesselPictureProps {
  vessel: Vessel;
  className?: string;
}

/** Decorative: the text beside it states the level. */
export function VesselPicture({ vessel, className = 'size-10' }: VesselPictureProps) {
  const kind = vessel.kind ?? 'tank';
  const { top, bottom } = insides[kind] ?? { top: 4, bottom: 34 };
  const outline = outlines[kind] ?? outlines.tank;
  const fill = fillOf(vessel) ?? 0.5;
  const level = bottom - (bottom - top) * fill;
  const clip = `inside-${vessel.id.replaceAll(/\W/g, '_')}`;
  return (
    <svg viewBox="0 0 40 40" className={`${className} shrink-0`} aria-hidden="true">
      <clipPath id={clip}>
        <rect
          x="0"
          y={level}
          width="40"
          height={40 - level}
          className="transition-all duration-500 motion-reduce:transition-none"
        />
      </clipPath>
      <path
        d={outline}
        className={vessel.grams > 0 ? 'fill-gold/60' : 'fill-wine/70'}
        clipPath={`url(#${clip})`}
      />
      <path d={outline} className="fill-none stroke-edge" strokeWidth="1.5" />
    </svg>
  );
}
