import { site } from './site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Path of the page, without a slash at the end; none for pages that have no address of their own. */
  path?: string;
  /** Whether search engines may list the page. */
  index?: boolean;
  article?: { published: string; modified?: string | undefined };
}

const image = {
  url: `${__PUBLIC_URL__}/social.jpg`,
  width: 1200,
  height: 630,
  alt: 'Vine rows seen from above, crossed by the ground track of a satellite',
};

/** Title, description, canonical address and social metadata. Every page renders it once; React hoists it. */
export function PageHead({ title, description, path, index = true, article }: PageHeadProps) {
  const fullTitle = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const url = path === undefined ? undefined : __PUBLIC_URL__ + path;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      {!index && <meta name="robots" content="noindex" />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
