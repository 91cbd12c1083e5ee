import { splitMentions } from './mentions.ts';

export function MessageText({ content }: { content: string }) {
  return (
    <p className="mt-0.5 leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {splitMentions(content).map(({ text, mention, at }) =>
        mention ? (
          <mark
            key={at}
            className="rounded-xs box-decoration-clone bg-vine/12 px-0.5 font-semibold text-vine"
          >
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
