import type { AuctionLedger } from '@hien/api';
import { useText } from '../../shared/i18n/useText.ts';

/** Whose bid it is: the company once the results are out, else the first letters of what stands for it. */
export function useNames({ names }: AuctionLedger): (who: string | undefined) => string {
  const text = useText();
  const known = new Map(names.map(({ who, name }) => [who, name]));
  return (who) =>
    who === undefined
      ? ''
      : (known.get(who) ?? text('ad.ledger.somebody', { who: who.slice(0, 4) }));
}
