import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { closePanel } from '../../ui/side-panel.tsx';
import { channelHref } from '../links.ts';
import { openMemberCard } from '../members/member-name.tsx';
import { openMembers } from '../members/open-members.tsx';
import { openTool } from '../tools/open-tool.tsx';
import { type Destination, opensOnEnter } from './destinations.ts';

export function useDestinationKeys(text: string, destinations: readonly Destination[]) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<{ text: string; at: number }>();
  const meant = destinations.findIndex((each) => opensOnEnter(text, each));
  const at = chosen?.text === text ? Math.min(chosen.at, destinations.length - 1) : meant;

  const go = (destination: Destination) => {
    if (destination.kind === 'member') return openMemberCard(destination);
    if (destination.kind === 'members') return openMembers(destination.id);
    if (destination.kind === 'calculator') return openTool({ id: destination.id, fragment: '' });
    closePanel();
    void navigate(channelHref(destination.id));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const destination = destinations[at];
    if (step === 1 && at === destinations.length - 1) firstFound(event.currentTarget)?.focus();
    else if (step) setChosen({ text, at: Math.max(-1, at + step) });
    else if (event.key === 'Enter' && destination) go(destination);
    else return;
    event.preventDefault();
  };
  return { at, go, onKeyDown };
}

const linksBeside = (element: HTMLElement) => [
  ...(element.closest('[data-search]')?.querySelectorAll<HTMLElement>('[data-found] a') ?? []),
];
const firstFound = (field: HTMLElement) => linksBeside(field)[0];

export function walkFound(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = linksBeside(event.currentTarget);
  const from = links.indexOf(event.target as HTMLElement);
  if (!step || from === -1) return;
  event.preventDefault();
  const next = links[from + step];
  if (next) next.focus();
  else if (step === -1)
    event.currentTarget.closest('[data-search]')?.querySelector<HTMLElement>('input')?.focus();
}
