import { community } from '../../platform/site.ts';
import { RetryPage } from '../../ui/retry-page.tsx';

/** It would break at the first menu. */
export function TooOld() {
  return (
    <RetryPage
      title={`This browser is too old for ${community.name}`}
      text="It takes Chrome 123, Firefox 125, or Safari 17.5, or a newer one. The pages outside can be read in this one too."
      button="Try again"
      onRetry={() => window.location.reload()}
    />
  );
}
