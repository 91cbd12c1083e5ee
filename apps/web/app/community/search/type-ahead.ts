let ahead = '';

/** Buffers typed text until the search field is ready; any other key ends that. */
export function keepAhead(): void {
  window.addEventListener('keydown', keep, true);
}

export function takeAhead(): string {
  window.removeEventListener('keydown', keep, true);
  const taken = ahead;
  ahead = '';
  return taken;
}

function keep(event: KeyboardEvent): void {
  if (event.key === 'Shift') return;
  if (event.key.length > 1 || event.ctrlKey || event.metaKey) return void takeAhead();
  ahead += event.key;
  event.preventDefault();
  event.stopPropagation();
}
