import type { ComponentProps, ReactNode } from 'react';
import { TextRouteLink } from '../../ui/text-link.tsx';
import type { NameLot } from '../book/named-lots.tsx';
import { addressOf } from './view-address.ts';
import { useLotCode, useWinery } from './winery-context.ts';

type Look = Pick<ComponentProps<typeof TextRouteLink>, 'look' | 'className'>;

/** Codes such as `24-CF-01` stay on one line. */
const isShort = (code: string) => code.length <= 16;

/** The code of a lot, which opens its page. */
export function LotLink({ lot, look = 'standalone', className }: Look & { lot: string }) {
  const code = useLotCode()(lot);
  const { id: wineryId } = useWinery().kept.cellar.winery;
  return (
    <TextRouteLink
      to={addressOf({ view: 'lot', id: lot }, wineryId)}
      look={look}
      className={`${isShort(code) ? 'whitespace-nowrap' : 'wrap-anywhere'} print:text-ink print:no-underline ${className ?? ''}`}
    >
      {code}
    </TextRouteLink>
  );
}

/** Lots within a text. */
export const lotInText: NameLot = (lot): ReactNode => <LotLink lot={lot} look="inline" />;
