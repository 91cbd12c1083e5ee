const widths = ['w-4/5', 'w-3/5', 'w-11/12'];

export function SkeletonRows() {
  return (
    <div role="status" aria-label="Loading messages" className="grid gap-8 motion-safe:animate-pulse">
      {widths.map((width) => (
        <div key={width} data-skeleton-row className="flex gap-4">
          <div className="size-10 shrink-0 rounded-full bg-line" />
          <div className="flex-1">
            <div className="h-4 w-40 rounded-xs bg-line" />
            <div className={`mt-3 h-4 rounded-xs bg-line ${width}`} />
            <div className="mt-2 h-4 w-1/2 rounded-xs bg-line" />
          </div>
        </div>
      ))}
    </div>
  );
}
