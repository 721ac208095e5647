import type { AuctionLedger } from '@hien/api';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { scrolled, table } from '../parts/table.css.ts';
import { useNames } from './useNames.ts';
import { VoidBid } from './VoidBid.tsx';
import * as s from './PremiumAuctionResultView.css.ts';

/** After these a bid is no more. */
const endings: ReadonlySet<string> = new Set(['superseded', 'canceled', 'voided', 'lost']);

/** Every line of the ledger in its order, with the start of its hash. */
export function Lines({ ledger }: { ledger: AuctionLedger }) {
  const text = useText();
  const format = useFormat();
  const nameOf = useNames(ledger);
  const { data: profile } = useProfile();
  const isStaff = profile?.roles.includes('admin') === true;
  const { entries, city, week } = ledger;
  const ended = new Set(entries.filter(({ event }) => endings.has(event)).map(({ bid }) => bid));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={scrolled} tabIndex={0} role="region" aria-label={text('ad.ledger.table')}>
      <table className={`${table} ${s.lines}`}>
        <thead>
          <tr>
            <th scope="col">{text('ad.ledger.col.n')}</th>
            <th scope="col">{text('ad.ledger.col.at')}</th>
            <th scope="col">{text('ad.ledger.col.what')}</th>
            <th scope="col">{text('ad.ledger.col.slot')}</th>
            <th scope="col">{text('ad.ledger.col.who')}</th>
            <th scope="col">{text('ad.ledger.col.amount')}</th>
            <th scope="col">{text('ad.ledger.col.hash')}</th>
            {isStaff ? <th scope="col">{text('ad.void')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ n, at, event, bid, slot, who, amount, loss, hash }) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              <td>{format.date(at, 'dateTime')}</td>
              <td>
                {text(`ad.ledger.event.${event}`)}
                {loss === null ? '' : ` · ${text(`ad.bids.loss.${loss}`)}`}
              </td>
              <td>{slot}</td>
              <td>{nameOf(who)}</td>
              <td>{format.vnd(amount)}</td>
              <td>
                <code>{hash.slice(0, 12)}</code>
              </td>
              {isStaff ? (
                <td>
                  {event === 'placed' && !ended.has(bid) ? (
                    <VoidBid city={city} week={week} bid={bid} />
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
