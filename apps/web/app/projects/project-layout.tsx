import { Outlet } from 'react-router';
import { ProjectDrawing } from '../art/project-drawing.tsx';
import { useCurrentText } from '../articles/current-text.ts';
import { href } from '../platform/href.ts';
import { BackLink } from '../site/back-link.tsx';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Tags } from '../site/tags.tsx';
import { Icon } from '../ui/icon.tsx';
import { projectCards } from './project-list.ts';

function BackToProjects() {
  return <BackLink href={href('/projects')} to="Projects" />;
}

function ProjectEnd({ of }: { of: string }) {
  const place = projectCards.findIndex(({ key }) => key === of);
  const next = projectCards[(place + 1) % projectCards.length];
  return (
    <div
      className="mt-14 flex flex-wrap items-end justify-between gap-6 border-line border-t pt-6"
      data-noprint
    >
      <BackToProjects />
      {next && (
        <p className="sm:text-right">
          <span className="label block">Next project</span>
          <a href={next.href} className="onward font-display text-xl font-normal!">
            {next.title} <Icon name="arrow" className="inline size-[0.8em]" />
          </a>
        </p>
      )}
    </div>
  );
}

export default function ProjectLayout() {
  const { title, description, subject, outcome, tags, path, slug } = useCurrentText('project');
  const key = `projects/${slug}`;
  return (
    <article>
      <PageHead title={title} description={description} path={path} />
      <PageTitle
        label={subject}
        title={title}
        beside={
          <ProjectDrawing
            of={key}
            className="float-right ml-4 size-16 md:size-36 lg:absolute lg:right-12 lg:bottom-14 lg:size-56 lg:[stroke-width:0.75]"
          />
        }
      >
        <p className="border-vine border-l-4 pl-4 font-display text-2xl leading-snug">
          <span className="sr-only">Result: </span>
          {outcome}
        </p>
        <p className="mt-4">{description}</p>
        <div className="mt-6">
          <Tags tags={tags} />
        </div>
      </PageTitle>
      <div className="wrap mt-8 grid grid-cols-[minmax(0,1fr)] gap-y-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <p className="self-start lg:sticky lg:top-24" data-noprint>
          <BackToProjects />
        </p>
        <div>
          <div className="prose">
            <Outlet />
          </div>
          <ProjectEnd of={key} />
        </div>
      </div>
    </article>
  );
}
