import { type ShopStanding, readShopStanding } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Notice, Skeleton, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { MissedDeadlines } from '../../shared/shops/MissedDeadlines.tsx';
import { accountHref } from '../parts/sections.ts';
import * as s from './account.css.ts';
import { StandingRule } from './StandingRule.tsx';

/** The points of the shop, what they led to, and each deadline that was missed. */
export function ShopStandingPage() {
  const text = useText();
  const language = useLanguage();
  return (
    <section className={s.part}>
      <Link href={accountHref(language, {})}>{text('seller.standing.back')}</Link>
      <Heading level={2} size="h4">
        {text('seller.standing')}
      </Heading>
      <StandingRule />
      <QueryBoundary query={useCall(readShopStanding, {})} skeleton={<Skeleton height="20rem" />}>
        {(standing) => <Standing standing={standing} />}
      </QueryBoundary>
    </section>
  );
}

function Standing({ standing }: { standing: ShopStanding }) {
  const text = useText();
  const language = useLanguage();
  const { points, penalties } = standing;
  return (
    <>
      <Text weight="strong" size="lead">
        {text('seller.standing.points', { count: points })}
      </Text>
      <WhatItMeans standing={standing} />
      {penalties.length === 0 ? (
        <Text tone="muted">{text('standing.none')}</Text>
      ) : (
        <MissedDeadlines
          missed={penalties.map(({ orderId, ...one }) => ({
            ...one,
            href: orderId === null ? null : paths.orderDetail.to(language, { id: orderId }),
          }))}
        />
      )}
    </>
  );
}

function WhatItMeans({ standing }: { standing: ShopStanding }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const { points, step, stoppedAt, stoppedBy, resumedAt, salesBeginAgainAt, staffSaid } = standing;
  if (stoppedAt !== null)
    return (
      <Notice
        tone="critical"
        title={text('seller.standing.stopped', { date: date(stoppedAt, 'dateTime') })}
        action={
          <ButtonLink size="sm" href={paths.customerCenterPost.to(language)}>
            {text('seller.standing.ask')}
          </ButtonLink>
        }
      >
        {stoppedBy === 'staff'
          ? text('seller.standing.stopped.staff', { reason: staffSaid ?? '–' })
          : salesBeginAgainAt === null
            ? null
            : text('seller.standing.stopped.penalties', { date: date(salesBeginAgainAt, 'date') })}
      </Notice>
    );
  if (resumedAt !== null)
    return (
      <Notice tone="caution">
        {text('seller.standing.resumed', {
          date: date(resumedAt, 'date'),
          count: limits.penalty.warningAt,
        })}
      </Notice>
    );
  if (step === 'none') return null;
  return (
    <Notice
      tone="caution"
      title={text('seller.standing.warning', { count: limits.penalty.temporaryStopAt - points })}
    />
  );
}
