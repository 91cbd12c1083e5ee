/** Puts the frame of another site below the offer that the visitor has opened. */
export function loadEmbeds() {
  const load = ({ target: opened }: Event) => {
    const offer = opened as HTMLDetailsElement;
    const { embed, title } = offer.dataset;
    if (!embed || !offer.open) return;
    const frame = document.createElement('iframe');
    frame.src = embed;
    frame.title = title ?? '';
    frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
    offer.append(frame);
    delete offer.dataset.embed;
  };
  document.addEventListener('toggle', load, true);
}
