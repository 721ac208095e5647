import type { CouponCampaign } from '@hien/api';
import { DefinitionList, StatTile, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { ActList } from './ActList.tsx';
import { CouponForm } from './CouponForm.tsx';
import { CouponStart, CouponStop } from './CouponMoves.tsx';
import { CouponPreview } from './CouponPreview.tsx';
import * as own from './Coupons.css.ts';

const counted = ['issued', 'used', 'given_back', 'withdrawn'] as const;

/** A draft is written and started here; what ran shows its figures, whom it is for, and the way to stop it. */
export function CouponBox({ one }: { one: CouponCampaign }) {
  const text = useText();
  const { date } = useFormat();
  return (
    <div className={s.unfolded}>
      {one.state === 'draft' ? (
        <>
          <CouponForm draft={one} onSaved={nothingMore} />
          <CouponStart key={one.version} one={one} />
        </>
      ) : (
        <>
          <Figures one={one} />
          <Whom one={one} />
          <CouponPreview content={one.content} />
        </>
      )}
      <Text size="small" tone="muted">
        {text('admin.coupon.made', {
          by: one.created_by ?? text('admin.coupon.somebody'),
          at: date(one.created_at, 'dateTime'),
        })}
      </Text>
      <ActList acts={one.acts} />
      {one.state === 'running' ? <CouponStop one={one} /> : null}
    </div>
  );
}

/** The list shows what was saved. */
const nothingMore = () => undefined;

function Figures({ one: { figures, content } }: { one: CouponCampaign }) {
  const text = useText();
  const { integer, vnd } = useFormat();
  return (
    <section className={s.lines} aria-label={text('admin.coupon.figures', { code: content.code })}>
      <div className={own.figures}>
        {counted.map((figure) => (
          <StatTile
            key={figure}
            label={text(`admin.coupon.figure.${figure}`)}
            value={integer(figures[figure])}
          />
        ))}
        <StatTile
          className={own.wide}
          label={text('admin.coupon.figure.discount')}
          value={vnd(figures.discount)}
        />
      </div>
      <Text size="small" tone="muted">
        {text('admin.coupon.figures.hint')}
      </Text>
    </section>
  );
}

function Whom({ one: { content, unknown_emails: unknown } }: { one: CouponCampaign }) {
  const text = useText();
  const { date, integer } = useFormat();
  const { audience, emails, joined_from: from, joined_until: until, most } = content;
  return (
    <DefinitionList
      look="columns"
      items={[
        { term: text('admin.coupon.audience'), detail: text(`admin.coupon.audience.${audience}`) },
        ...(audience === 'joined'
          ? [
              { term: text('admin.coupon.joined.from'), detail: date(from) },
              { term: text('admin.coupon.joined.until'), detail: date(until) },
            ]
          : []),
        { term: text('admin.coupon.most'), detail: integer(most ?? emails.length) },
        ...(audience === 'members'
          ? [{ term: text('admin.coupon.emails'), detail: <Emails emails={emails} /> }]
          : []),
        ...(unknown.length === 0
          ? []
          : [
              {
                term: text('admin.coupon.unknown', { count: unknown.length }),
                detail: <Emails emails={unknown} />,
              },
            ]),
      ]}
    />
  );
}

const Emails = ({ emails }: { emails: readonly string[] }) => (
  <ul className={own.emails}>
    {emails.map((email) => (
      <li key={email}>{email}</li>
    ))}
  </ul>
);
