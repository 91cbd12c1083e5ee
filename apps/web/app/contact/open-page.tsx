import { site } from '../platform/site.ts';
import { PageHead } from '../site/meta.tsx';
import { OpenContactSheet } from './open-sheet.tsx';

/** Served at /contact while new work is accepted. */
export default function OpenContactPage() {
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${site.name} in ${site.place.name}, about data analytics and software for your winery; see which wineries qualify for free services.`}
        path="/contact"
      />
      {/* Constant, so that the page needs neither script nor the community's styles, which the form would bring. */}
      {import.meta.env.SSR && <OpenContactSheet />}
    </>
  );
}
