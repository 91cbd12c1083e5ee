/** `of` pairs of leaves, one striped and one sound in each; `right` of the pairs are ranked the right way around. */
function Pairs({ right, of, className }: { right: number; of: number; className?: string }) {
  const pairs = Array.from({ length: of }, (_, index) => index < right);
  return (
    <svg
      viewBox="0 0 420 84"
      className={className}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {pairs.map((isRight, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the pairs differ in nothing but their place.
          key={index}
          className={isRight ? 'stroke-vine' : 'fill-wine stroke-wine'}
          transform={`translate(${(index % 10) * 42} ${index < 10 ? 0 : 44})`}
        >
          <path d="M9 36V22C2 24 0 16 3 12c2 1 2-5 6-10 4 5 4 11 6 10 3 4 1 12-6 10" />
          <path d="M25 36V22c-7 2-9-6-6-10 2 1 2-5 6-10 4 5 4 11 6 10 3 4 1 12-6 10" />
        </g>
      ))}
    </svg>
  );
}

export function PairsFigure({ right, of }: { right: number; of: number }) {
  return (
    <figure>
      <Pairs right={right} of={of} className="w-full max-w-2xl" />
      <figcaption className="mt-2 text-muted text-sm">
        {`${of} pairs of one diseased and one healthy leaf: ${right} ranked the right way around, ${of - right} the wrong way.`}
      </figcaption>
    </figure>
  );
}
