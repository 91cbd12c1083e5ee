import type { Message } from '@orbit-vine/contract/messages.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { useEffect, useRef, useState } from 'react';
import { listInWords } from '../../platform/formatters.ts';

const gatherMs = 1_000;

interface AnnouncerProps {
  messages: readonly Message[];
  ownId: string;
  arrival?: string | undefined;
}

/** Announces new messages of others. The list itself is no live region, since its history would be read out. */
export function Announcer({ messages, ownId, arrival }: AnnouncerProps) {
  const newest = messages.reduce((seq, message) => Math.max(seq, message.seq), 0);
  const announcedSeq = useRef(newest);
  const [text, setText] = useState('');
  useEffect(() => setText(arrival ?? ''), [arrival]);
  useEffect(() => {
    if (newest <= announcedSeq.current) return;
    const timer = setTimeout(() => {
      const fresh = messages.filter(({ seq, author }) => seq > announcedSeq.current && author.id !== ownId);
      announcedSeq.current = newest;
      if (fresh.length > 0) setText(announce(fresh));
    }, gatherMs);
    return () => clearTimeout(timer);
  }, [messages, newest, ownId]);
  return (
    <p role="status" className="sr-only" data-announcer>
      {text}
    </p>
  );
}

function announce(messages: readonly Message[]): string {
  const [only] = messages;
  if (only && messages.length === 1) {
    const text = stripMarkdown(only.content) || only.attachments.map(({ name }) => name).join(', ');
    return `${only.author.name}: ${text.slice(0, 200)}`;
  }
  const authors = [...new Set(messages.map(({ author }) => author.name))];
  const named = authors.length > 3 ? [...authors.slice(0, 3), 'others'] : authors;
  return `${messages.length} new messages from ${listInWords(named)}`;
}
