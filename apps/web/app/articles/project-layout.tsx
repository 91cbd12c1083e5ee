import { Outlet } from 'react-router';
import { ProjectDrawing } from '../art/project-drawing.tsx';
import { PageHead } from '../meta.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Tags } from '../ui/tags.tsx';
import { useCurrentText } from './current-text.ts';

export default function ProjectLayout() {
  const { title, description, subject, tags, path, slug } = useCurrentText('project');
  const back = (
    <a href="/projects" className="onward inline-flex! items-center gap-2">
      <Icon name="back" />
      Back to Projects
    </a>
  );
  return (
    <article>
      <PageHead title={title} description={description} path={path} />
      <PageTitle
        label={subject}
        title={title}
        beside={
          <ProjectDrawing
            of={`projects/${slug}`}
            className="mb-8 size-16 lg:absolute lg:right-12 lg:bottom-14 lg:size-56 lg:[stroke-width:0.75]"
          />
        }
      >
        <p>{description}</p>
        <div className="mt-6">
          <Tags tags={tags} />
        </div>
      </PageTitle>
      <div className="wrap mt-8 grid gap-y-8 lg:grid-cols-[13rem_1fr]">
        <p data-noprint>{back}</p>
        <div>
          <div className="prose">
            <Outlet />
          </div>
          <p className="mt-14 border-line border-t pt-6" data-noprint>
            {back}
          </p>
        </div>
      </div>
    </article>
  );
}
