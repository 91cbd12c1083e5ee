import { community } from '../../platform/site.ts';
import { RetryPage } from '../../ui/retry-page.tsx';

export function TooOld() {
  return (
    <RetryPage
      title={`This browser is too old for ${community.name}`}
      text="You need Chrome 123, Firefox 125, Safari 17.5, or newer. The public pages still work in your browser."
      button="Try again"
      onRetry={() => window.location.reload()}
    />
  );
}
