import { dateFormat } from '../../platform/formatters.ts';
import type { OfficeWording } from './english-office.ts';
import { sayAct } from './spanish/acts.ts';
import { exchange, keys } from './spanish/exchange.ts';
import { fruit, weighTag } from './spanish/fruit.ts';
import { arrival, bottles, counted, inventory, measuring } from './spanish/inventory.ts';
import { labels } from './spanish/labels.ts';
import { losses } from './spanish/losses.ts';
import { formLines, month, sumNames } from './spanish/month.ts';
import { listQuestions, openingList } from './spanish/opening-list.ts';
import { paper, reasons } from './spanish/paper.ts';
import { recall } from './spanish/recall.ts';
import { history, nameLists, people, settings } from './spanish/settings.ts';

export const spanishOffice: OfficeWording = {
  longDay: dateFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
  sayAct,
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
