export function markSectionBeingRead() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURI(hash.slice(1)));
  const reached = new Set<Element | null>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
      const current = links.findLast((link) => reached.has(sectionOf(link)));
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
    },
    // From the middle of the window upward without end, so that a section that a jump passed over counts as reached.
    { rootMargin: '99999% 0% -50%' },
  );
  for (const link of links) observer.observe(sectionOf(link) as Element);
}
