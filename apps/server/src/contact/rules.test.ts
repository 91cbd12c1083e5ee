import { expect, it } from 'vitest';
import { listedInquiry } from '../../testing/contact-form.ts';
import { csvOf } from './csv.ts';
import { isOpen } from './opening.ts';

const booking = { bookedThrough: '2026-12-31', timeZone: 'America/Detroit' };

it('the form opens when the last booked day is over in the owner’s time zone', () => {
  expect(isOpen(booking, new Date('2026-11-21T12:00:00Z'))).toBe(false);
  expect(isOpen(booking, new Date('2027-01-01T04:59:59Z'))).toBe(false);
  expect(isOpen(booking, new Date('2027-01-01T05:00:00Z'))).toBe(true);
});

it('the form is open if no day is set', () => {
  expect(isOpen({ ...booking, bookedThrough: '' }, new Date('2026-11-21T12:00:00Z'))).toBe(true);
});

it('no cell of the table is a formula or ends its row', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '  ='];
  for (const start of starts) {
    const [, row = ''] = csvOf([
      listedInquiry({
        name: `${start}cmd|' /C calc'!A0`,
        company: 'A "quoted", company',
        email: 'ada@example.com',
        goals: `one\r\n${start}HYPERLINK("https://evil.example")`,
        practices: ['biodiversity', 'transparency'],
      }),
    ]).split(/\r\n(?=")/);
    expect(row).toContain(`"'${start}cmd`);
    expect(row).toContain('"A ""quoted"", company"');
    expect(row).toContain('"biodiversity, transparency"');
  }
});
