interface Lesson {
  readonly heading: string;
  readonly text: string;
}

/** The text below a calculator of the bench, rendered when the site is built and not sent as script. */
export interface Lessons {
  /** A few sentences under headings. */
  readonly education: readonly [Lesson, ...Lesson[]];
  /** Numbers that a reader may have met elsewhere, and why ours is another. */
  readonly whyOthersDiffer?: readonly string[];
}
