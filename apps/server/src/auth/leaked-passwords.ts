import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/*
 * leaked-passwords.txt.gz holds the 100,000 most common passwords of at least six printable ASCII characters, one a
 * line, in byte order, from 10-million-password-list-top-1000000.txt of SecLists, which Mark Burnett counted in leaks
 * of many sites. Copyright (c) 2018 Daniel Miessler, MIT License, https://github.com/danielmiessler/SecLists
 */

/** One string of 0.8 MB instead of 100,000 strings; searching it takes less than a millisecond. */
const list = `\n${gunzipSync(readFileSync(new URL('leaked-passwords.txt.gz', import.meta.url))).toString('latin1')}`;

const isLine = (text: string) => !text.includes('\n') && list.includes(`\n${text}\n`);

export const isLeaked = (password: string): boolean => isLine(password) || isLine(password.toLowerCase());
