import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'vessels',
  features: ['Wine in the line', 'Time for a transfer', 'Speed'],
  searchWords: [
    'time',
    'flush',
    'hose',
    'line',
    'pump',
    'racking',
    'transfer',
    'flow',
    'push',
    'cip',
    'pipe',
  ],
  acts: [],
  proof: { groups: ['line-volume'] },
  sources: ['nwcg-hose', 'geometry'],
  references: ['nwcg-hose'],
  lessons: [
    {
      heading: 'What stays in the hose',
      text: 'Twenty meters of 38 mm hose holds nearly 23 L: more than two and a half cases. Push the wine out with gas or water, watch the sight glass, and allow for what stays behind when you rack small lots.',
    },
  ],
};
