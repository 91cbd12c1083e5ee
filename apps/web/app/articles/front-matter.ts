import * as z from 'zod/mini';

const nonEmpty = z.string().check(z.minLength(1));

/** The front matter of every text in `content/`; it becomes its route's `handle`. */
const Text = z.object({
  title: nonEmpty,
  description: nonEmpty.check(z.maxLength(200)),
});

export const Article = z
  .extend(Text, {
    kind: z.literal('article'),
    published: z.iso.date(),
    modified: z.optional(z.iso.date()),
    drawing: nonEmpty,
    calculators: z.optional(z.array(nonEmpty)),
  })
  .check(
    z.refine(({ published, modified }) => !modified || modified >= published, {
      path: ['modified'],
      error: 'An article isn’t changed before it’s published.',
    }),
  );
export type Article = z.infer<typeof Article>;

export const Project = z.extend(Text, {
  kind: z.literal('project'),
  /** The subject in a few words: the line above the title. */
  subject: nonEmpty,
  /** The result in one sentence: the line below the title, and on the card. */
  outcome: nonEmpty.check(z.maxLength(120)),
  tags: z.array(nonEmpty).check(z.minLength(1)),
});
export type Project = z.infer<typeof Project>;

export const FrontMatter = z.discriminatedUnion('kind', [Article, Project]);
export type FrontMatter = z.infer<typeof FrontMatter>;
