import { type ClaimReasons, readClaimReasons } from '@hien/api';
import { claimSpans, daysOfSpan, systemClock } from '@hien/domain';
import { Chip, EmptyState, Heading, Notice, Skeleton, StatTile, Text } from '@hien/ui';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ClaimedItems } from './ClaimedItems.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import { type ClaimHrefs, useClaimHrefs } from './useClaimHrefs.ts';
import * as s from './claim-reasons.css.ts';

const address = addressOf({ span: oneOf(claimSpans, 'month'), page });

/** For which reasons the shop's goods come back, and which of them; each figure leads to its lines. */
export function ClaimReasonsPage() {
  const text = useText();
  const { date } = useFormat();
  const { url, href } = useAddress(address);
  const [now] = useState(() => systemClock.now());
  const days = daysOfSpan(url.span, now);
  const hrefs = useClaimHrefs(days);
  const told = useCall(readClaimReasons, { ...days, page: url.page });
  const on = (day: string) => date(`${day}T00:00:00+07:00`, 'date');
  return (
    <div className={s.page}>
      <div className={s.bar}>
        <div role="group" aria-label={text('seller.claim-reasons.spans')} className={s.spans}>
          {claimSpans.map((span) => (
            <Chip key={span} chosen={span === url.span} href={href({ span })}>
              {text(`seller.claim-reasons.span.${span}`)}
            </Chip>
          ))}
        </div>
        <Text as="span" size="small" tone="muted">
          {text('seller.claim-reasons.days', { from: on(days.from), to: on(days.to) })}
        </Text>
      </div>
      <PagedList
        query={told}
        label={text('seller.claim-reasons.pages')}
        skeleton={<Skeleton height="32rem" />}
        href={href}
        empty={
          told.data === undefined ? null : (
            <>
              <Figures told={told.data} hrefs={hrefs} />
              <EmptyState
                drawing="lamp"
                title={text('seller.claim-reasons.none')}
                text={text('seller.claim-reasons.none.text')}
              />
            </>
          )
        }
      >
        {(data) => (
          <div className={s.page}>
            <Figures told={data} hrefs={hrefs} />
            <section className={s.part}>
              <Heading level={2} size="h4">
                {text('seller.claim-reasons.by-reason')}
              </Heading>
              <ReasonTable
                reasons={data.reasons}
                claimed={data.claimed}
                hrefs={hrefs}
                refetching={told.isFetching}
              />
              {data.reasons.some(({ reason }) => reason === 'DOES_NOT_FIT') ? <FitAdvice /> : null}
            </section>
            <section className={s.part}>
              <Heading level={2} size="h4">
                {text('seller.claim-reasons.by-item')}
              </Heading>
              <ClaimedItems items={data.items} hrefs={hrefs} refetching={told.isFetching} />
            </section>
          </div>
        )}
      </PagedList>
    </div>
  );
}

/** How much came back, and against how much. */
function Figures({
  told: { claimed, delivered },
  hrefs,
}: {
  told: ClaimReasons;
  hrefs: ClaimHrefs;
}) {
  const text = useText();
  const { integer, percent } = useFormat();
  return (
    <div className={s.tiles}>
      <StatTile
        label={text('seller.claim-reasons.claimed.long')}
        value={integer(claimed)}
        {...(claimed === 0 ? {} : { href: hrefs.returned() })}
        note={
          delivered === 0
            ? undefined
            : text('seller.claim-reasons.rate.long', {
                percent: percent(Math.round((claimed / delivered) * 100)),
              })
        }
      />
      <StatTile
        label={text('seller.claim-reasons.delivered.long')}
        value={integer(delivered)}
        {...(delivered === 0 ? {} : { href: hrefs.delivered() })}
        note={text('seller.claim-reasons.delivered.note')}
      />
    </div>
  );
}

/** What a shop can do so that fewer pieces stand before a door. */
function FitAdvice() {
  const text = useText();
  return (
    <Notice tone="info" title={text('seller.claim-reasons.fit')}>
      <ul className={s.advice}>
        {(['measures', 'packing', 'legs'] as const).map((what) => (
          <li key={what}>{text(`seller.claim-reasons.fit.${what}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
