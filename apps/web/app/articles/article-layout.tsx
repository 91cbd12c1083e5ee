import { Outlet } from 'react-router';
import { ArticleDrawing } from '../art/article-drawing.tsx';
import { PageHead } from '../meta.tsx';
import { site } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { useCurrentText } from './current-text.ts';
import { longDate } from './date.ts';

function BackToBlog() {
  return (
    <a href="/blog" className="onward inline-flex! items-center gap-2">
      <Icon name="back" />
      Back to Blog
    </a>
  );
}

export default function ArticleLayout() {
  const { title, description, published, modified, path, slug } = useCurrentText('article');
  return (
    <article>
      <PageHead title={title} description={description} path={path} article={{ published, modified }} />
      <div className="wrap pt-8 md:pt-12">
        <p data-noprint>
          <BackToBlog />
        </p>
        <div className="mt-8 grid items-end gap-8 border-ink border-t pt-6 lg:grid-cols-[1fr_24rem]">
          <div>
            <h1 className="text-[clamp(2.25rem,5.2vw,4rem)]">{title}</h1>
            <p className="mt-6 text-muted">
              <time dateTime={published}>{longDate(published)}</time> · {site.name}
            </p>
          </div>
          <ArticleDrawing slug={slug} className="aspect-2/1 w-96 max-w-full" />
        </div>
      </div>
      <div className="wrap mt-10 grid lg:grid-cols-[13rem_1fr]">
        <p className="label mb-4 hidden lg:block">Article</p>
        <div>
          <div className="prose">
            <p className="font-medium text-xl">{description}</p>
            <Outlet />
          </div>
          <p className="mt-14 border-line border-t pt-6" data-noprint>
            <BackToBlog />
          </p>
        </div>
      </div>
    </article>
  );
}
