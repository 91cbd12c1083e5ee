import { href } from '../platform/href.ts';
import { projectCards } from '../projects/project-list.ts';
import { ProjectPicture } from '../projects/project-picture.tsx';
import { BookedNote } from '../site/booked-note.tsx';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Tags } from '../site/tags.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export default function ProjectsPage() {
  return (
    <>
      <PageHead
        title="Projects"
        description="Case studies in wine data: leaf disease detection, satellite passes over Bordeaux, lot tracking by text message, additives, regions, and exports."
        path="/projects"
      />
      <PageTitle label="Case studies" title="Projects" beside={17}>
        <p>
          Eight pieces of work, from a photograph of one leaf to a satellite over Bordeaux. Seven are about
          wine. One is about bread.
        </p>
      </PageTitle>
      <ul
        className="wrap mt-12 grid gap-x-10 gap-y-14 md:mt-16 md:grid-cols-2"
        data-reveal="0.1"
        data-stagger="100"
      >
        {projectCards.map(({ key, href, title, description, outcome, tags }) => (
          <li key={key} className="group relative flex flex-col border-ink border-t">
            <ProjectPicture of={key} className="h-40 sm:h-48" />
            <h2 className="mt-5 text-[1.75rem] group-hover:text-wine">
              <a href={href} className="stretched">
                {title}
              </a>
            </h2>
            <p className="mt-2.5 border-vine border-l-4 pl-4 font-semibold">{outcome}</p>
            <p className="mt-3 mb-4">{description}</p>
            <div className="mt-auto">
              <Tags tags={tags} />
            </div>
          </li>
        ))}
      </ul>
      <p className="wrap mt-14 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink href={href('/contact')} look="primary" size="sheet">
          Start a Project
          <Icon name="arrow" />
        </ButtonLink>
        <BookedNote />
      </p>
    </>
  );
}
