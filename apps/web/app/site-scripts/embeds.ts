const patienceMs = 15_000;

/** The sandbox keeps another site's tool or film from acting on our page. */
function frameOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture';
  frame.sandbox.value = 'allow-forms allow-popups allow-presentation allow-same-origin allow-scripts';
  frame.src = address;
  return frame;
}

/** Inserts the frame beside its offer, whose status says how loading goes. */
export function loadEmbed(place: HTMLElement): HTMLIFrameElement | undefined {
  const { embed, title = '' } = place.dataset;
  const status = place.querySelector('[role=status]');
  if (!embed || !status) return;
  const { host } = new URL(embed);
  if (!navigator.onLine) {
    status.textContent = 'You’re offline. Try again when you’re connected.';
    return;
  }
  const frame = frameOf(embed, title);
  status.textContent = `Loading from ${host} …`;
  const slow = setTimeout(() => {
    status.textContent = `${host} hasn’t answered yet. Wait a little longer, or open it on its own page.`;
  }, patienceMs);
  frame.onload = () => {
    clearTimeout(slow);
    status.textContent = '';
  };
  place.append(frame);
  delete place.dataset.embed;
  return frame;
}

export function loadEmbedsOnClick() {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-load]');
    const place = button?.closest<HTMLElement>('[data-embed]');
    const frame = place && loadEmbed(place);
    if (!frame) return;
    button?.remove();
    frame.focus();
  });
}
