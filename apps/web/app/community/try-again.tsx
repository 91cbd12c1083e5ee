import { GrapeMark } from './grape-mark.tsx';

interface TryAgainProps {
  title: string;
  text: string;
  button: string;
  onRetry: () => void;
}

/** A page in place of one that is not there. */
export function TryAgain({ title, text, button, onRetry }: TryAgainProps) {
  return (
    <main className="grid h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <GrapeMark className="size-12 text-muted" />
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-md text-muted">{text}</p>
      <p className="flex items-center gap-6">
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-xs bg-wine px-6 font-semibold text-on-wine outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
        >
          {button}
        </button>
        <a href="/" className="py-2 font-semibold text-wine underline underline-offset-4">
          Home
        </a>
      </p>
    </main>
  );
}
