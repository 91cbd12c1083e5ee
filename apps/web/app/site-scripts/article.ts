import './frame.ts';
import { markSectionBeingRead } from './mark-section.ts';

// The script of articles without React: their elements need no other part of the site script.
markSectionBeingRead();
