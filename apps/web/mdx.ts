import mdx from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { notesBeside } from './notes-beside.ts';

export const texts = () => ({
  ...mdx({
    remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: 'handle' }], remarkGfm],
    rehypePlugins: [rehypeSlug, notesBeside],
    remarkRehypeOptions: {
      clobberPrefix: '',
      footnoteLabel: 'Sources',
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference: number, again: number) =>
        `Back to where ${reference + 1} is cited${again > 1 ? `, place ${again}` : ''}`,
    },
  }),
  enforce: 'pre' as const,
});
