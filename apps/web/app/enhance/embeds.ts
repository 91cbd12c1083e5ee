/** Puts the frame of another site into its place once the visitor has asked for it. */
export function loadEmbeds() {
  const load = ({ target: opened }: Event) => {
    const offer = opened as HTMLDetailsElement;
    const { embed, title } = offer.dataset;
    if (!embed || !offer.open) return;
    const frame = document.createElement('iframe');
    frame.src = embed;
    frame.title = title ?? '';
    frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
    offer.after(frame);
    offer.remove();
    frame.focus();
  };
  document.addEventListener('toggle', load, true);
}
