import { community, site } from '../platform/site.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Without a slash at the end; none for pages without an address. */
  path?: string;
  index?: boolean;
  article?: { published: string; modified?: string | undefined };
}

/** Pages that are not indexed share the home page's card, except the community's. */
function cardOf(path = '/', title: string) {
  return {
    url: `${__PUBLIC_URL__}/og${path === '/' ? '/home' : path}.png`,
    alt: `${title}, with a drawing and the mark of ${site.name}`,
  };
}

/** Every page renders it once; React hoists it. */
export function PageHead({ title, description, path, index = true, article }: PageHeadProps) {
  const fullTitle = path === '/' ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const url = path === undefined ? undefined : __PUBLIC_URL__ + path;
  const card = cardOf(index || path === community.path ? path : '/', title);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      <Installed path={path} />
      {!index && <meta name="robots" content="noindex" />}
      {url && <meta property="og:url" content={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:image" content={card.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.modified && <meta property="article:modified_time" content={article.modified} />}
      {/* Twitter takes the rest from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {(article || path === '/' || path === '/blog') && <FeedLinks />}
    </>
  );
}

/** The installable app: the community on its own pages, elsewhere the calculators. */
function Installed({ path }: { path: string | undefined }) {
  const [manifest, icon] = path?.startsWith(community.path)
    ? ['/plastic-grapes.webmanifest', '/grape-touch-icon.png']
    : ['/site.webmanifest', '/apple-touch-icon.png'];
  return (
    <>
      <link rel="apple-touch-icon" href={icon} />
      <link rel="manifest" href={manifest} />
    </>
  );
}

const feeds = { 'rss.xml': 'rss+xml', 'atom.xml': 'atom+xml', 'feed.json': 'feed+json' };

function FeedLinks() {
  return Object.entries(feeds).map(([file, type]) => (
    <link key={file} rel="alternate" type={`application/${type}`} title={site.name} href={`/${file}`} />
  ));
}
