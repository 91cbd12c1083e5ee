import { Button } from './button.tsx';

interface RetryProps {
  message: string;
  onRetry: () => void;
  className?: string;
}

export function Retry({ message, onRetry, className = '' }: RetryProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-sm text-muted ${className}`}>
      {message}
      <Button onClick={onRetry}>Try again</Button>
    </p>
  );
}
