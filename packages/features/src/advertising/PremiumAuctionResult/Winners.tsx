import type { AuctionLedger } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Heading, Link, VisuallyHidden } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './PremiumAuctionResultView.css.ts';

/** The ten positions as the ledger gave them away; what was taken back afterwards stays empty. */
export function Winners({ ledger }: { ledger: AuctionLedger }) {
  const text = useText();
  const { vnd } = useFormat();
  const language = useLanguage();
  const { entries, names } = ledger;
  const gone = new Set(
    entries.filter(({ event }) => event === 'canceled' || event === 'voided').map((one) => one.bid),
  );
  const won = entries.filter(({ event, bid }) => event === 'won' && !gone.has(bid));
  return (
    <section className={s.block} aria-labelledby="winners">
      <Heading level={2} size="h3" id="winners">
        {text('ad.ledger.winners')}
      </Heading>
      <ol className={s.winners}>
        {Array.from({ length: limits.ad.premium.lastPosition }, (_, index) => {
          const slot = index + 1;
          const entry = won.find((one) => one.slot === slot);
          const company = names.find(({ who }) => who === entry?.who);
          return (
            <li key={slot} className={s.winner}>
              <span className={s.number}>
                <VisuallyHidden>{text('ad.auction.position')} </VisuallyHidden>
                {slot}
              </span>
              {entry === undefined ? (
                <span className={s.empty}>{text('ad.ledger.empty')}</span>
              ) : (
                <>
                  {company === undefined ? null : (
                    <Link href={paths.contractorDetail.to(language, { id: company.company })}>
                      {company.name}
                    </Link>
                  )}
                  <span className={s.amount}>{vnd(entry.amount)}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
