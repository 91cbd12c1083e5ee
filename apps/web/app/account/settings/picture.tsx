import { limits } from '@orbit-vine/contract/limits.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { removeAvatar, uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, sendFile } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { meQuery } from '../members/me.ts';
import { pictureTypesFor } from '../members/picture-types.ts';

export function Picture({ card, onChanged }: { card: MemberCard; onChanged: (card: MemberCard) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const { pending, failure, setFailure, run } = useAction();
  const own = !card.avatar.startsWith('/avatars/');
  const change = (work: () => Promise<MemberCard>) => run(async () => onChanged(await work()), 'Saved');
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > limits.avatarUpload)
      return setFailure(`Pictures can be up to ${limits.avatarUpload / 1024 / 1024} MB.`);
    if (file.size === 0) return setFailure(problems.NOT_A_PICTURE.title);
    void change(() => sendFile(uploadAvatar, file));
  };
  return (
    <div className="mb-6 flex items-center gap-4">
      <Avatar name={card.name} src={card.avatar} size="large" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} onClick={() => input.current?.click()}>
            {pending ? 'One moment...' : own ? 'Upload another picture' : 'Upload a picture'}
          </Button>
          {own && (
            <Button pending={pending} onClick={() => void change(() => call(removeAvatar))}>
              Use initials
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureTypesFor(me)}
          hidden
          aria-label="Picture"
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <ErrorLine error={failure} />
      </div>
    </div>
  );
}
