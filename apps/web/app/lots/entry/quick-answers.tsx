import type { WineryMessage } from '@orbit-vine/contract/lots.ts';
import { Button } from '../../ui/button.tsx';
import { focusSection } from '../layout/section.tsx';
import { useWinery } from '../layout/winery-context.ts';

/** The bare words that the reply to a message asks for, under a wet thumb. */
export function QuickAnswers({ message }: { message: WineryMessage }) {
  const { say } = useWinery();
  const words =
    message.state === 'stored' ? ['UNDO'] : /\bOK \/ NO\b/.test(message.reply) ? ['OK', 'NO'] : [];
  if (words.length === 0) return null;
  return (
    <p className="flex shrink-0 gap-2">
      {words.map((word) => (
        <Button
          key={word}
          className="min-h-11 min-w-14"
          onClick={(event) => {
            focusSection(event.currentTarget);
            say(word, message.id);
          }}
        >
          {word}
        </Button>
      ))}
    </p>
  );
}
