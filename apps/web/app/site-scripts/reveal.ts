/** Shows the items of a `data-reveal` list as they come into view, each a little after the one before it. */
export function revealOnScroll() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target as HTMLElement);
      },
      { threshold: Number(list.dataset.reveal) },
    );
    const reveal = (item: HTMLElement) => {
      observer.unobserve(item);
      item.addEventListener('transitionend', () => item.style.removeProperty('transition-delay'), {
        once: true,
      });
      item.dataset.revealed = '';
      delete item.dataset.awaits;
    };
    [...list.children].forEach((child, index) => {
      const item = child as HTMLElement;
      // Items that the visitor already sees must not vanish.
      if (item.getBoundingClientRect().top < innerHeight) return;
      item.dataset.awaits = '';
      item.style.transitionDelay = `${index * Number(list.dataset.stagger)}ms`;
      observer.observe(item);
    });
  }
}
