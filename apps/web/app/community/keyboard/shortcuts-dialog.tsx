import { Dialog } from '../../ui/dialog.tsx';
import { shortcutsList } from './shortcuts-list.ts';

export function ShortcutsDialog({ onDone }: { onDone: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onDismiss={onDone} shape="wideBox">
      <div className="mt-6 gap-x-10 sm:columns-2">
        {shortcutsList.map(({ title, shortcuts }) => (
          <section key={title} className="mb-8 break-inside-avoid">
            <h3 className="font-sans text-xs font-semibold tracking-[0.13em] text-muted uppercase">
              {title}
            </h3>
            <dl className="mt-2">
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0"
                >
                  <dt className="text-sm">{does}</dt>
                  <dd className="flex shrink-0 flex-wrap justify-end gap-1.5">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-xs border border-edge px-1.5 font-sans text-xs leading-5 whitespace-nowrap text-muted"
                      >
                        {keyLabel(key)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const onMac = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
const labels: Record<string, string> = {
  Mod: onMac ? '⌘' : 'Ctrl',
  Alt: onMac ? '⌥' : 'Alt',
  Shift: onMac ? '⇧' : 'Shift',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

function keyLabel(key: string): string {
  const parts = key.split(/[+ ]/).map((part) => labels[part] ?? part);
  return parts.join(onMac || key.includes(' ') ? ' ' : ' + ');
}
