import { href } from '../platform/href.ts';
import { TextLink } from '../ui/text-link.tsx';
import { HouseRules } from './house-rules.tsx';

export function AboutCommunity({ moderators }: { moderators: string }) {
  return (
    <section
      aria-label="About this place"
      className="mt-6 grid gap-3 border-t border-line pt-4 text-sm text-muted"
    >
      <details>
        <summary className="min-h-8 cursor-pointer content-center rounded-xs font-semibold text-ink focus-visible:outline-2 focus-visible:outline-wine pointer-coarse:min-h-11">
          House rules
        </summary>
        <div className="mt-2">
          <HouseRules />
        </div>
      </details>
      {moderators && <p className="wrap-anywhere">{moderators}</p>}
      <p>
        <TextLink
          href={href('/privacy-policy')}
          className="inline-flex items-center rounded-xs focus-visible:outline-2 focus-visible:outline-wine pointer-coarse:min-h-11"
        >
          What is kept about you, and for how long
        </TextLink>
      </p>
    </section>
  );
}
