/** A node between Markdown and its module: an element, text, or a component. */
interface Part {
  type: string;
  tagName?: string;
  name?: string;
  properties?: Record<string, unknown> | undefined;
  attributes?: unknown[];
  children?: Part[] | undefined;
}

/**
 * Puts each source beside the paragraph that cites it first, on screens wide enough (`styles/prose.css`). The list at
 * the end stays, for keyboards and screen readers.
 */
export function notesBeside() {
  return (text: Part) => {
    const blocks = text.children ?? [];
    const list = blocks.find(({ properties }) => properties?.dataFootnotes !== undefined);
    if (!list) return;
    const notes = new Map(
      all(list, ({ tagName }) => tagName === 'li').map((note) => [`#${note.properties?.id}`, note]),
    );
    text.children = blocks.flatMap((block) => {
      const beside =
        block === list
          ? []
          : citedIn(block).flatMap(({ properties, children }) => {
              const note = notes.get(String(properties?.href));
              notes.delete(String(properties?.href));
              return note ? [noteOf(note, children ?? [])] : [];
            });
      return beside.length > 0 ? [aside(beside), block] : [block];
    });
  };
}

const citedIn = (block: Part) => all(block, ({ properties }) => properties?.dataFootnoteRef !== undefined);

function all(part: Part, wanted: (part: Part) => boolean): Part[] {
  return (part.children ?? []).flatMap((child) => (wanted(child) ? [child] : all(child, wanted)));
}

const element = (tagName: string, properties: Part['properties'], children: Part[]): Part => {
  return { type: 'element', tagName, properties, children };
};

const aside = (notes: Part[]) => element('div', { className: ['beside'], ariaHidden: 'true' }, notes);

function noteOf(note: Part, number: Part[]): Part {
  const [words] = all(note, ({ tagName }) => tagName === 'p');
  return element('p', {}, [element('sup', {}, number), ...(words?.children ?? []).flatMap(outOfReach)]);
}

/** A copy outside the tab order, without the back link. */
function outOfReach(part: Part): Part[] {
  if (part.properties?.dataFootnoteBackref !== undefined) return [];
  const children = part.children?.flatMap(outOfReach);
  if (part.tagName === 'a') return [{ ...part, children, properties: { ...part.properties, tabIndex: -1 } }];
  if (part.name !== 'Source') return [{ ...part, children }];
  const attribute = { type: 'mdxJsxAttribute', name: 'tabIndex', value: '-1' };
  return [{ ...part, children, attributes: [...(part.attributes ?? []), attribute] }];
}
