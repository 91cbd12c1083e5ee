import type { Calculation, Comparison, Figure } from './calculation.ts';

export function figureText({ text, unit }: Figure): string {
  return unit ? `${text}\u00a0${unit}` : text;
}

/** Of phrasing elements, since it stands in an `output`. */
function Large({ figure, size }: { figure: Figure; size: string }) {
  return (
    <span className="block">
      <span className="label block">{figure.label}</span>
      <span className={`mt-1 block font-display leading-none ${size}`}>
        {figure.text}
        {figure.unit && (
          <span className="text-[max(0.45em,1.0625rem)] text-muted">{`\u00a0${figure.unit}`}</span>
        )}
      </span>
    </span>
  );
}

const answerSize = 'text-[clamp(2.75rem,11cqi,4.25rem)]';

/** The answer, spoken politely as it changes. */
export function Answer({ calculation }: { calculation: Calculation | undefined }) {
  const [first, ...others] = calculation?.headline ?? [{ label: 'Result', text: 'Error' }];
  return (
    <output className="block" aria-live="polite" aria-atomic="true">
      <Large figure={first} size={answerSize} />
      {others.length > 0 && (
        <span className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
          {others.map((figure) => (
            <Large key={figure.label} figure={figure} size="text-[1.75rem]" />
          ))}
        </span>
      )}
      {calculation?.comparison?.differs && (
        // The notice is outside of what is spoken as it changes; that it is there must not be.
        <span className="sr-only">{`A notice follows. ${calculation.comparison.label}: ${figureText(calculation.comparison)}.`}</span>
      )}
      {calculation?.note && (
        <span className="mt-4 block border-gold border-l-3 pl-3 text-sm">{calculation.note}</span>
      )}
    </output>
  );
}

/** Where the fields fill a phone's screen, the answer stays at its foot while they are on it. */
export function AnswerInSight({ figure }: { figure: Figure }) {
  return (
    <p
      aria-hidden="true"
      className="sticky bottom-0 -mx-5 -mb-5 flex items-baseline justify-between gap-4 border-edge border-t bg-sheet px-5 py-3 print:hidden @3xl:hidden @md:-mx-7 @md:-mb-7 @md:px-7"
    >
      <span className="text-muted text-sm">{figure.label}</span>
      <span className="whitespace-nowrap font-display text-2xl">{figureText(figure)}</span>
    </p>
  );
}

/** The published method: a quiet line while it agrees, amber and as large as the answer when it does not. */
export function PublishedMethod({ comparison }: { comparison: Comparison }) {
  if (!comparison.differs) {
    return (
      <p className="mt-6 border-line border-t pt-4">
        <span className="text-muted">{comparison.label}:</span>{' '}
        <strong className="font-semibold">{figureText(comparison)}</strong>
        <span className="block text-muted text-sm">{comparison.explanation}</span>
      </p>
    );
  }
  return (
    <div className="mt-6 border border-gold border-l-4 bg-gold/10 p-4 md:p-5">
      <Large figure={comparison} size={answerSize} />
      <p className="mt-3">{comparison.explanation}</p>
    </div>
  );
}

export function Figures({ figures, wide }: { figures: readonly Figure[]; wide?: boolean | undefined }) {
  if (figures.length === 0) return null;
  return (
    <dl className={`grid content-start gap-x-10 ${wide ? '@3xl:grid-cols-2' : ''}`}>
      {figures.map((figure) => (
        <div key={figure.label} className="flex justify-between gap-4 border-line border-b py-2">
          <dt className="text-muted">{figure.label}</dt>
          <dd className="whitespace-nowrap font-semibold">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
