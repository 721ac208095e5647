import type { MemberCoupon } from '@hien/api';
import { Badge, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { couponStatus } from '../../shared/status/points-status.ts';
import * as s from './PointCoupon.css.ts';

/** What it takes off, on what conditions, and until when. */
export function CouponCard({ coupon }: { coupon: MemberCoupon }) {
  const text = useText();
  const format = useFormat();
  const later = coupon.state === 'available' && !coupon.usable;
  const value =
    coupon.kind === 'amount' ? format.vnd(coupon.amount ?? 0) : format.percent(coupon.percent ?? 0);
  return (
    <article className={coupon.usable ? s.coupon : s.couponOver}>
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
          {later ? (
            <Badge tone="caution">
              {text('my-page.coupons.later', { date: format.date(coupon.from) })}
            </Badge>
          ) : (
            <CodeBadge status={couponStatus} code={coupon.state} />
          )}
          <code className={s.code}>{coupon.code}</code>
        </div>
      </div>
    </article>
  );
}
