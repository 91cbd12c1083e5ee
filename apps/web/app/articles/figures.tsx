export function Figures({ rows }: { rows: readonly (readonly [term: string, figure: string])[] }) {
  return (
    <dl className="border-line border-t">
      {rows.map(([term, figure]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-8 border-line border-b py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
