import { ContourMap } from '../art/contour-map.tsx';
import { PageHead } from '../site/meta.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export default function NotFoundPage() {
  return (
    <div className="relative overflow-hidden">
      <PageHead title="Page not found" description="There is no page at this address." index={false} />
      <ContourMap
        seed={404}
        width={960}
        height={544}
        hills={5}
        levels={12}
        className="absolute inset-0 size-full text-line"
      />
      <div className="wrap relative grid min-h-[60vh] content-center py-24 text-center">
        <h1 className="text-[clamp(6rem,22vw,14rem)] text-wine leading-none">404</h1>
        <p className="mt-4 font-display text-3xl md:text-4xl">Oops! Page not found</p>
        <p className="mx-auto mt-4 max-w-lg text-lg">
          You have walked off the edge of the map. The page may have been removed or renamed, or may be
          unavailable.
        </p>
        <p className="mt-8">
          <ButtonLink href="/" look="primary" size="sheet">
            <Icon name="back" />
            Return to Home
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
