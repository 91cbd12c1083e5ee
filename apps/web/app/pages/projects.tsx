import { ProjectDrawing } from '../art/project-drawing.tsx';
import { PageHead } from '../meta.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Tags } from '../ui/tags.tsx';
import { projectCards } from './project-list.ts';

export default function ProjectsPage() {
  return (
    <>
      <PageHead
        title="Projects"
        description="Case studies in wine data: leaf disease detection, satellite passes over Bordeaux, lot tracking by text message, additives, regions and exports."
        path="/projects"
      />
      <PageTitle label="Case studies" title="Projects" beside={17}>
        <p>
          Eight pieces of work, from a photograph of one leaf to a satellite over Bordeaux. Seven are about
          wine. One is about bread.
        </p>
      </PageTitle>
      <ul className="wrap mt-12 grid gap-x-10 md:mt-16 md:grid-cols-2" data-reveal="0.1" data-stagger="100">
        {projectCards.map(({ key, href, title, description, tags }) => (
          <li key={key} className="relative flex gap-5 border-ink border-t pt-6 pb-10 md:gap-7">
            <ProjectDrawing of={key} className="size-14 shrink-0" />
            <div>
              <h2 className="text-[1.75rem]">
                <a href={href} className="stretched hover:text-wine">
                  {title}
                </a>
              </h2>
              <p className="mt-2.5 mb-4">{description}</p>
              <Tags tags={tags} />
            </div>
          </li>
        ))}
      </ul>
      <p className="wrap mt-6">
        <a href="/contact" className="button">
          Start a Project
          <Icon name="arrow" />
        </a>
      </p>
    </>
  );
}
