import { limits } from '@orbit-vine/contract/limits.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { changeProfile } from '@orbit-vine/contract/own-account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../form-parts.tsx';
import { cardQuery } from '../members/members.ts';
import { useSubmission } from '../submission.ts';
import { SmallForm } from './section.tsx';
import { parseTrade, TradeFields, tradeOf } from './trade-fields.tsx';

export function ProfileForm({ card }: { card: MemberCard }) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(() => ({ name: card.name, ...tradeOf(card), about: card.about }));
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<typeof fields>) => {
    setSaved(false);
    setFields({ ...fields, ...part });
  };
  const submission = useSubmission({
    endpoint: changeProfile,
    required: { name: 'Please choose a username.' },
    onDone: () => {
      setSaved(true);
      void queryClient.invalidateQueries(cardQuery(card.id));
    },
  });
  const { fields: faults } = submission.errors;
  return (
    <SmallForm
      submission={submission}
      body={() => ({ name: fields.name, ...parseTrade(fields), about: fields.about })}
      button="Save"
      busy="Saving..."
      done={saved && 'Saved. Everyone can see it.'}
    >
      <TextField
        label="Username"
        name="name"
        type="text"
        autoComplete="nickname"
        value={fields.name}
        onChange={(name) => change({ name })}
        hint="Letters, digits, and underscores. Others use it to mention you."
        error={faults.name}
      />
      <TradeFields trade={fields} faults={faults} onChange={change} />
      <TextField
        label="A line about you"
        name="about"
        type="text"
        autoComplete="off"
        required={false}
        value={fields.about}
        onChange={(about) => change({ about })}
        hint={`Up to ${limits.aboutLength} characters.`}
        error={faults.about}
      />
    </SmallForm>
  );
}
