import { community } from '../platform/site.ts';

interface AskMembersProps {
  /** What brings a reader there, as a question. */
  question: string;
  /** What they do there: "Ask". */
  act: string;
  /** What else there is, as the end of the sentence. */
  more?: string;
}

/** The way from what somebody has read or worked out to people who can be asked about it. */
export function AskMembers({ question, act, more = '' }: AskMembersProps) {
  return (
    <p>
      {question}{' '}
      <a href={community.path}>
        {act} in {community.name}
      </a>
      {`, where growers and winemakers talk${more}.`}
    </p>
  );
}
