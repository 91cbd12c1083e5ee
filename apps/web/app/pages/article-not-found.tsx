import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export default function ArticleNotFoundPage() {
  return (
    <>
      <PageHead
        title="Blog Post Not Found"
        description="There is no blog post at this address."
        index={false}
      />
      <PageTitle label="Blog" title="Blog Post Not Found" beside={405}>
        <p>The blog post you’re looking for doesn’t exist or has been removed.</p>
        <p className="mt-8">
          <ButtonLink href={href('/blog')} look="primary" size="sheet">
            <Icon name="back" />
            Back to Blog
          </ButtonLink>
        </p>
      </PageTitle>
    </>
  );
}
