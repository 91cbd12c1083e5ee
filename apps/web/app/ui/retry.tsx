import { Button } from './button.tsx';

interface RetryProps {
  /** Why it is not here. */
  message: string;
  onRetry: () => void;
  className?: string;
}

/** In place of what could not be fetched: why, and a way to ask again. */
export function Retry({ message, onRetry, className = '' }: RetryProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-sm text-muted ${className}`}>
      {message}
      <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}
