import { sayWineryAct } from '@orbit-vine/contract/say-winery-act.ts';
import { longDay } from '../../ui/dates.ts';
import { exchange, keys } from './english/exchange.ts';
import { fruit, weighTag } from './english/fruit.ts';
import { arrival, bottles, counted, inventory, measuring } from './english/inventory.ts';
import { labels } from './english/labels.ts';
import { losses } from './english/losses.ts';
import { formLines, month, sumNames } from './english/month.ts';
import { listQuestions, openingList } from './english/opening-list.ts';
import { paper, reasons } from './english/paper.ts';
import { recall } from './english/recall.ts';
import { history, nameLists, people, settings } from './english/settings.ts';

/** Every sentence of the office pages, apart from those of cellar hands, which stay small. */
export const englishOffice = {
  /** "February 8, 2025" for `2025-02-08`. */
  longDay,
  sayAct: sayWineryAct,
  paper,
  reasons,
  inventory,
  measuring,
  counted,
  bottles,
  arrival,
  fruit,
  weighTag,
  exchange,
  keys,
  labels,
  losses,
  formLines,
  month,
  sumNames,
  listQuestions,
  openingList,
  recall,
  history,
  nameLists,
  people,
  settings,
};

export type OfficeWording = typeof englishOffice;
