import { articles, projects } from '../articles/catalogue.ts';

/** The cards of `/projects` in order, by folder and name of the text. */
const order = [
  'projects/grapeleafgpt',
  'projects/michigan-wine-portal',
  'articles/us-wine-industry-export-problem',
  'projects/organic-wine-additives',
  'projects/ava-wikipedia',
  'projects/bordeaux-sat',
  'projects/winery-lot-tracking',
  'projects/domigo',
];

const texts = [
  ...projects,
  ...articles.map((article) => ({
    ...article,
    tags: ['Analysis', 'Trade', 'Article'],
    outcome:
      'Shows where US wine lost a third of its exports in one year, and what a winery can compute for itself.',
  })),
];

export const projectCards = order.map((key) => {
  const text = texts.find((candidate) => candidate.key === key);
  if (!text) throw new Error(`There is no text for the project card ${key}.`);
  return text;
});
