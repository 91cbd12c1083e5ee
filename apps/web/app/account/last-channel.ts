import { plainText, stored } from '../platform/stored.ts';

/** The channel that was open last on this device, for the next member too; it holds nothing that anyone wrote. */
export const lastChannel = stored({ key: 'plastic-grapes:channel', ...plainText });
