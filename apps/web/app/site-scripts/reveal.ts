/** Shows the items of a `data-reveal` list as they come into view, each a little after the one before it. */
export function revealOnScroll() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const items = [...list.children] as HTMLElement[];
    // Its first entries, a frame later, say where the items are; to ask now would lay out the page once for each.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          const item = target as HTMLElement;
          if (item.dataset.awaits === undefined) hideIfBelow(item, boundingClientRect.top);
          else if (isIntersecting) reveal(item);
        }
      },
      { threshold: Number(list.dataset.reveal) },
    );

    function hideIfBelow(item: HTMLElement, top: number) {
      // Items that the visitor already sees must not vanish.
      if (top < innerHeight) return observer.unobserve(item);
      item.dataset.awaits = '';
      item.style.transitionDelay = `${items.indexOf(item) * Number(list.dataset.stagger)}ms`;
    }

    function reveal(item: HTMLElement) {
      observer.unobserve(item);
      item.addEventListener('transitionend', () => item.style.removeProperty('transition-delay'), {
        once: true,
      });
      item.dataset.revealed = '';
      delete item.dataset.awaits;
    }

    for (const item of items) observer.observe(item);
  }
}
