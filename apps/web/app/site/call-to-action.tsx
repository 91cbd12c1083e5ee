import { ContourMap } from '../art/contour-map.tsx';
import { href } from '../platform/href.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BookedNote } from './booked-note.tsx';

export function CallToAction({
  title,
  text,
  action,
  seed,
}: {
  title: string;
  text: string;
  action: string;
  seed: number;
}) {
  return (
    <section className="wrap mt-20 md:mt-28">
      <div className="relative overflow-hidden border border-edge bg-sheet p-8 md:p-16">
        <div className="fades-in absolute inset-y-0 right-0 w-3/4 text-vine opacity-40">
          <ContourMap seed={seed} width={640} height={288} hills={5} className="size-full" />
        </div>
        <div className="relative max-w-xl">
          <h2 className="text-3xl md:text-5xl">{title}</h2>
          <p className="mt-5 text-lg">{text}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink href={href('/contact')} look="primary" size="sheet">
              {action}
              <Icon name="arrow" />
            </ButtonLink>
            <BookedNote />
          </p>
        </div>
      </div>
    </section>
  );
}
