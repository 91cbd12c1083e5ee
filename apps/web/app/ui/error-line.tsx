export function ErrorLine({ error, className = '' }: { error: string | undefined; className?: string }) {
  if (!error) return null;
  return (
    <p role="alert" className={`text-sm text-wine ${className}`}>
      {error}
    </p>
  );
}
