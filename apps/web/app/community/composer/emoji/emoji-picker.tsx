import { type KeyboardEvent, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { placePopover } from '../../../ui/popover-place.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { type Emoji, type EmojiGroup, emojiGroups, findEmoji, firstEmoji, rememberEmoji } from './emoji.ts';

const columns = 7;
const maxFound = 70;
/** Two rows are drawn at once, and the others after the next paint, since each emoji is slow to draw. */
const drawnAtOnce = 2 * columns;

interface EmojiPickerProps {
  button: RefObject<HTMLElement | null>;
  onTake: (emoji: string) => void;
  onClose: () => void;
}

export function EmojiPicker({ button, onTake, onClose }: EmojiPickerProps) {
  const [groups] = useState<readonly EmojiGroup[]>(() => [firstEmoji(), ...emojiGroups]);
  const [group, setGroup] = useState(groups[0]);
  const [searchText, setSearchText] = useState('');
  const shown = useRef<HTMLElement>(null);
  const emojis = searchText.trim() ? findEmoji(searchText, maxFound) : (group?.emojis ?? []);

  const show = (picker: HTMLElement | null) => {
    if (!picker || shown.current === picker) return;
    shown.current = picker;
    picker.showPopover();
    if (button.current) placePopover(picker, button.current, { side: 'above', align: 'end', gapPx: 12 });
    // On a touch screen the keyboard would cover the emoji.
    if (matchMedia('(pointer: fine)').matches) picker.querySelector('input')?.focus();
    else picker.focus();
  };
  const take = (emoji: Emoji) => {
    rememberEmoji(emoji);
    shown.current?.hidePopover();
    onTake(emoji.emoji);
  };
  return (
    <div
      ref={show}
      role="dialog"
      aria-label="Emoji"
      tabIndex={-1}
      popover="auto"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="fixed m-0 h-96 max-h-[60dvh] w-[22rem] max-w-[calc(100vw-1rem)] flex-col rounded-xs border border-edge bg-sheet text-ink shadow-popover outline-none open:flex"
    >
      <Search
        value={searchText}
        onChange={setSearchText}
        onFirst={() => emojis[0] && take(emojis[0])}
        onDown={() => shown.current?.querySelector<HTMLElement>('[data-emoji]')?.focus()}
      />
      <GroupTabs
        groups={groups}
        selected={searchText ? undefined : group}
        onSelect={(next) => {
          setSearchText('');
          setGroup(next);
        }}
      />
      {emojis.length === 0 && (
        <p role="status" className="px-3 py-4 text-sm text-muted">
          No emoji by that name.
        </p>
      )}
      <EmojiGrid key={searchText || group?.name} emojis={emojis} onTake={take} />
    </div>
  );
}

interface GroupTabsProps {
  groups: readonly EmojiGroup[];
  selected: EmojiGroup | undefined;
  onSelect: (group: EmojiGroup) => void;
}

function GroupTabs({ groups, selected, onSelect }: GroupTabsProps) {
  const reachable = selected ?? groups[0];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = step && (at + step + buttons.length) % buttons.length;
    const next = to === undefined ? undefined : groups[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onSelect(next);
    buttons[to]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move the focus among its buttons.
    <div onKeyDown={walk} className="flex shrink-0 flex-wrap gap-x-0.5 px-2 pb-1">
      {groups.map((each) => (
        <button
          key={each.name}
          type="button"
          tabIndex={each === reachable ? 0 : -1}
          aria-pressed={each === selected}
          onClick={() => onSelect(each)}
          className="h-8 shrink-0 rounded-xs px-1.5 text-sm whitespace-nowrap text-muted -outline-offset-2 pointer-coarse:h-11 hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine aria-pressed:bg-ink/7 aria-pressed:text-ink"
        >
          {each.name}
        </button>
      ))}
    </div>
  );
}

interface SearchProps {
  value: string;
  onChange: (value: string) => void;
  onFirst: () => void;
  onDown: () => void;
}

function Search({ value, onChange, onFirst, onDown }: SearchProps) {
  return (
    <div className="p-2">
      <SearchField
        label="Search emoji"
        labelHidden
        // Safari's fields of type "search" keep Escape for themselves.
        type="text"
        role="searchbox"
        maxLength={40}
        placeholder="Search emoji"
        value={value}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (event.key === 'Enter') onFirst();
          else onDown();
        }}
      />
    </div>
  );
}

function EmojiGrid({ emojis, onTake }: { emojis: readonly Emoji[]; onTake: (emoji: Emoji) => void }) {
  const [at, setAt] = useState(0);
  const drawn = useDeferredValue(emojis, emojis.slice(0, drawnAtOnce));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const last = drawn.length - 1;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const to = { Home: 0, End: last }[event.key] ?? (step ? at + step : undefined);
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, to));
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-emoji]')[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move the focus among its buttons.
    <div onKeyDown={walk} className="grid min-h-0 flex-1 auto-rows-min grid-cols-7 overflow-y-auto px-2 pb-2">
      {drawn.map((each, index) => (
        <button
          key={each.emoji}
          type="button"
          data-emoji
          tabIndex={index === at ? 0 : -1}
          aria-label={each.name}
          title={each.name}
          onClick={() => onTake(each)}
          onFocus={() => setAt(index)}
          className="grid h-11 place-items-center rounded-xs text-2xl [contain-intrinsic-size:2.75rem] [content-visibility:auto] -outline-offset-2 hover:bg-ink/7 focus-visible:outline-2 focus-visible:outline-wine"
        >
          {each.emoji}
        </button>
      ))}
    </div>
  );
}
