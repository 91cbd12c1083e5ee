import * as z from 'zod/mini';

const nonEmpty = z.string().check(z.minLength(1));

/** The head of every text in `content/`; it becomes the `handle` of the text's route. */
const Text = z.object({
  title: nonEmpty,
  /** One or two sentences: the card's text, and the page's description for search and sharing. */
  description: nonEmpty.check(z.maxLength(200)),
});

export const Article = z
  .extend(Text, {
    kind: z.literal('article'),
    published: z.iso.date(),
    modified: z.optional(z.iso.date()),
    /** Its picture: the name of a file in `art/articles`. */
    drawing: nonEmpty,
    /** The calculators that its text holds, in their order. */
    calculators: z.optional(z.array(nonEmpty)),
  })
  .check(
    z.refine(({ published, modified }) => !modified || modified >= published, {
      path: ['modified'],
      error: 'An article is not changed before it is published.',
    }),
  );
export type Article = z.infer<typeof Article>;

export const Project = z.extend(Text, {
  kind: z.literal('project'),
  /** What was looked at, in a few words: the line above the title. */
  subject: nonEmpty,
  /** What came out, in one sentence: the line below the title, and on the card. */
  outcome: nonEmpty.check(z.maxLength(120)),
  tags: z.array(nonEmpty).check(z.minLength(1)),
});
export type Project = z.infer<typeof Project>;

export const FrontMatter = z.discriminatedUnion('kind', [Article, Project]);
export type FrontMatter = z.infer<typeof FrontMatter>;
