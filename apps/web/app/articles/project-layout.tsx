import { Outlet } from 'react-router';
import { PageHead } from '../meta.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Tags } from '../ui/tags.tsx';
import { useCurrentText } from './current-text.ts';

export default function ProjectLayout() {
  const { title, description, subject, tags, path } = useCurrentText('project');
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
        seed={[...title].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0)}
      >
        <p>{description}</p>
        <div className="mt-6">
          <Tags tags={tags} />
        </div>
      </PageTitle>
      <div className="wrap mt-8 grid gap-y-8 lg:grid-cols-[13rem_1fr]">
        <p>{back}</p>
        <div>
          <div className="prose lg:pt-1">
            <Outlet />
          </div>
          <p className="mt-14 border-line border-t pt-6">{back}</p>
        </div>
      </div>
    </article>
  );
}
