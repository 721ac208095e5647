import type { SettlementRow } from '@hien/api';
import { StatTile } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './money.css.ts';

interface PayoutTilesProps {
  /** The newest first; the running one is the first of them. */
  months: readonly SettlementRow[];
  hrefOf: (month: string) => string;
}

/** What the shop is paid next, and what the running month comes to so far. */
export function PayoutTiles({ months, hrefOf }: PayoutTilesProps) {
  const [running, ...ended] = months;
  const next = ended.findLast(({ state }) => state !== 'paid');
  return (
    <div className={s.tiles}>
      {next === undefined ? null : (
        <MonthTile month={next} label="seller.settlement.next" href={hrefOf(next.month)} />
      )}
      {running === undefined ? null : (
        <MonthTile month={running} label="seller.settlement.running" href={hrefOf(running.month)} />
      )}
    </div>
  );
}

interface MonthTileProps {
  month: SettlementRow;
  label: 'seller.settlement.next' | 'seller.settlement.running';
  href: string;
}

/** What a month comes to, and by when it is paid. */
function MonthTile({ month: { payable, closes, due }, label, href }: MonthTileProps) {
  const text = useText();
  const { vnd, date } = useFormat();
  return (
    <StatTile
      label={text(label, { month: date(closes, 'month') })}
      value={vnd(payable)}
      note={text('seller.settlement.by', { date: date(due, 'date') })}
      href={href}
    />
  );
}
