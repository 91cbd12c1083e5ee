import { limits } from '@orbit-vine/contract/limits.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { removeAvatar, uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { useRef, useState } from 'react';
import { call, ProblemError, sendFile } from '../../api.ts';
import { Avatar } from '../../community/avatar.tsx';
import { quietButton } from './parts.tsx';

export function Picture({ card, onChanged }: { card: MemberCard; onChanged: (card: MemberCard) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const own = !card.avatar.startsWith('/avatars/');
  const change = async (work: () => Promise<MemberCard>) => {
    if (pending) return;
    setPending(true);
    setFault(undefined);
    try {
      onChanged(await work());
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      setFault(reason.title);
    } finally {
      setPending(false);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > limits.avatarUpload) return setFault('A picture has at most 8 MB.');
    if (file.size === 0) return setFault(problems.NOT_A_PICTURE.title);
    void change(() => sendFile(uploadAvatar, file));
  };
  return (
    <div className="mb-6 flex items-center gap-4">
      <Avatar name={card.name} src={card.avatar} large />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-disabled={pending}
            className={quietButton}
            onClick={() => input.current?.click()}
          >
            {pending ? 'One moment...' : own ? 'Another picture' : 'Upload a picture'}
          </button>
          {own && (
            <button
              type="button"
              aria-disabled={pending}
              className={quietButton}
              onClick={() => void change(() => call(removeAvatar))}
            >
              Use initials
            </button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {fault && (
          <p role="alert" className="text-sm text-wine">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}
