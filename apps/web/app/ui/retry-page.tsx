import { GrapeMark } from '../art/grape-mark.tsx';
import { Button } from './button.tsx';
import { TextLink } from './text-link.tsx';

interface TryAgainProps {
  title: string;
  text: string;
  button: string;
  home?: string;
  onRetry: () => void;
}

export function RetryPage({ title, text, button, home = 'Home', onRetry }: TryAgainProps) {
  return (
    <main className="grid h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <GrapeMark className="size-12 text-muted" />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-muted">{text}</p>
      <p className="flex items-center gap-6">
        <Button look="primary" size="large" onClick={onRetry}>
          {button}
        </Button>
        <TextLink href="/" look="standalone">
          {home}
        </TextLink>
      </p>
    </main>
  );
}
