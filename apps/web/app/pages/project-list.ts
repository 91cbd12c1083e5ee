/** The cards of `/projects`, in order: where each leads, below the root. Their texts are those of the pages. */
export const projectList = [
  'projects/grapeleafgpt',
  'projects/michigan-wine-portal',
  'articles/us-wine-industry-export-problem',
  'projects/organic-wine-additives',
  'projects/ava-wikipedia',
  'projects/bordeaux-sat',
  'projects/winery-lot-tracking',
  'projects/domigo',
] as const;
