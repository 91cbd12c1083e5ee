import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { calculatorOf } from '../tools/registry.ts';
import { Calculator } from './calculator.tsx';
import { components } from './mdx-components.tsx';
import { textOf } from './text-of.ts';

export interface Section {
  id: string;
  title: string;
}

export interface TextParts {
  /** The prose before, between, and after the calculators: one part more than calculators. */
  prose: ReactNode[][];
  calculators: string[];
  sections: Section[];
  words: number;
}

const texts = import.meta.glob<MDXContent>('../../content/articles/*.mdx', {
  eager: true,
  import: 'default',
});

interface Props {
  id: string;
  children?: ReactNode;
  'data-footnotes'?: boolean;
  'aria-hidden'?: string;
}
type Block = ReactElement<Props>;

/** An article split at its calculators, so that browsers don't get the script of its prose. */
export function textParts(slug: string): TextParts {
  const text = texts[`../../content/articles/${slug}.mdx`];
  if (!text) throw new Error(`There is no article "${slug}".`);
  const content = text({ components }) as ReactElement<Props>;
  const blocks = Children.toArray(content.props.children).filter((block): block is Block =>
    isValidElement(block),
  );
  const parts: TextParts = { prose: [[]], calculators: [], sections: [], words: 0 };
  for (const block of blocks) {
    if (block.type === Calculator) {
      parts.calculators.push(block.props.id);
      parts.prose.push([]);
    } else parts.prose.at(-1)?.push(block);
    parts.sections.push(...sectionsAt(block));
    if (!block.props['data-footnotes'] && !block.props['aria-hidden']) parts.words += wordsIn(textOf(block));
  }
  return parts;
}

function sectionsAt(block: Block): Section[] {
  const { id } = block.props;
  if (block.type === components.h2) return [{ id, title: textOf(block) }];
  if (block.props['data-footnotes']) return [{ id: 'footnote-label', title: 'Sources' }];
  if (block.type !== Calculator) return [];
  return [{ id: `calculator-${id}`, title: `Calculator: ${calculatorOf(id).title}` }];
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
