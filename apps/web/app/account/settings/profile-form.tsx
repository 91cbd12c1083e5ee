import { limits } from '@orbit-vine/contract/limits.ts';
import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { changeProfile } from '@orbit-vine/contract/own-account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../form-parts.tsx';
import { cardQuery } from '../members/members.ts';
import { useSubmission } from '../submission.ts';
import { SmallForm } from './section.tsx';

const lines = [
  { name: 'winery', label: 'Winery', autoComplete: 'organization' },
  {
    name: 'region',
    label: 'Region',
    autoComplete: 'off',
    hint: 'Shown beside your name, after the winery.',
  },
  {
    name: 'about',
    label: 'A line about you',
    autoComplete: 'off',
    hint: `Up to ${limits.aboutLength} characters.`,
  },
] as const;

export function ProfileForm({ card }: { card: MemberCard }) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(() => ({
    name: card.name,
    winery: card.winery,
    region: card.region ?? '',
    about: card.about,
  }));
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
      body={() => fields}
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
      {lines.map(({ name, ...line }) => (
        <TextField
          key={name}
          {...line}
          name={name}
          type="text"
          required={false}
          value={fields[name]}
          onChange={(value) => change({ [name]: value })}
          error={faults[name]}
        />
      ))}
    </SmallForm>
  );
}
