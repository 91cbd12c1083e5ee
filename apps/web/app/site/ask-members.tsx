import { community } from '../platform/site.ts';

interface AskMembersProps {
  /** A question, such as "Stuck?". */
  question: string;
  /** The link's verb: "Ask". */
  act: string;
  more?: string;
}

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
