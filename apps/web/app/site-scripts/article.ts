import './frame.ts';
import { markSectionBeingRead } from './mark-section.ts';

// The script of an article without React: what a text may hold needs nothing else of what other pages have.
markSectionBeingRead();
