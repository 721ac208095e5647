import type { MemberCoupon } from '@hien/api';
import { CopyButton, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { couponStatus } from '../../shared/status/points-status.ts';
import * as s from './PointCoupon.css.ts';

/** What it takes off, on what conditions, and until when. */
export function CouponCard({ coupon }: { coupon: MemberCoupon }) {
  const text = useText();
  const format = useFormat();
  const usable = coupon.state === 'available';
  const value =
    coupon.kind === 'amount' ? format.vnd(coupon.amount ?? 0) : format.percent(coupon.percent ?? 0);
  return (
    <article className={usable ? s.coupon : s.couponOver}>
      <p className={s.value}>−{value}</p>
      <div className={s.couponWords}>
        <Text weight="strong">{coupon.name}</Text>
        <Text size="small" tone="muted" numeric>
          {[
            coupon.minimum > 0
              ? text('my-page.coupons.minimum', { amount: format.vnd(coupon.minimum) })
              : text('my-page.coupons.any'),
            coupon.max === null
              ? null
              : text('my-page.coupons.most', { amount: format.vnd(coupon.max) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text size="small" tone="muted" numeric>
          {text('my-page.coupons.until', {
            from: format.date(coupon.from),
            until: format.date(coupon.until),
          })}
        </Text>
        <div className={s.line}>
          <CodeBadge status={couponStatus} code={coupon.state} />
          <code className={s.code}>{coupon.code}</code>
          {usable ? (
            <CopyButton
              value={coupon.code}
              labels={{
                copy: text('my-page.coupons.copy'),
                copied: text('my-page.coupons.copied'),
                failed: text('my-page.coupons.copy.failed'),
                byHand: coupon.name,
              }}
            />
          ) : null}
        </div>
      </div>
    </article>
  );
}
