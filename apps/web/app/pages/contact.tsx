import { ClosedContactSheet } from '../contact/closed-sheet.tsx';
import { site } from '../platform/site.ts';
import { bookedThrough } from '../site/booked.ts';
import { PageHead } from '../site/meta.tsx';

/** While no new work is accepted; otherwise the server serves `contact/open-page.tsx` instead. */
export default function ContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${site.name} in ${site.place.name}. Fully booked through ${bookedThrough()}; see which wineries qualify for free services.`}
        path="/contact"
      />
      {/* Constant, so that the page needs neither script nor the community's styles, which the form would bring. */}
      {import.meta.env.SSR && <ClosedContactSheet />}
    </>
  );
}
