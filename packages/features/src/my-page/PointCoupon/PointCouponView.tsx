import type { CouponList, PointsBalance } from '@hien/api';
import {
  ButtonLink,
  EmptyState,
  Notice,
  Skeleton,
  SkeletonText,
  Stack,
  StatTile,
  Text,
  useToast,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { EnterCoupon } from '../../shared/coupons/EnterCoupon.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Panel } from '../parts/Panel.tsx';
import { CouponCard } from './CouponCard.tsx';
import * as s from './PointCoupon.css.ts';

interface PointCouponViewProps {
  points: Loadable<PointsBalance>;
  coupons: Loadable<CouponList>;
  href: (change: { page: number }) => string;
}

export function PointCouponView({ points, coupons, href }: PointCouponViewProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  return (
    <MyPageFrame
      section="points"
      title={text('my-page.points.title')}
      lead={text('my-page.points.lead')}
    >
      <Stack gap={10}>
        <Panel
          title={text('my-page.points.points')}
          text={text('my-page.points.points.text')}
          end={
            <ButtonLink href={paths.pointHistory.to(language)} size="sm">
              {text('my-page.points.history')}
            </ButtonLink>
          }
        >
          <QueryBoundary query={points} skeleton={<Skeleton height="8rem" />}>
            {(balance) => <Points balance={balance} />}
          </QueryBoundary>
        </Panel>
        <Panel title={text('my-page.coupons.title')} text={text('my-page.coupons.text')}>
          <EnterCoupon
            label={text('my-page.coupons.enter')}
            hint={text('my-page.coupons.enter.hint')}
            add={text('my-page.coupons.add')}
            adding={text('my-page.coupons.adding')}
            onEntered={({ name }) =>
              toast.show({ tone: 'positive', text: text('my-page.coupons.added', { name }) })
            }
          />
          <PagedList
            query={coupons}
            label={text('my-page.coupons.title')}
            skeleton={<SkeletonText lines={6} />}
            href={href}
            level={3}
            empty={
              <EmptyState
                level={3}
                drawing={null}
                title={text('my-page.coupons.empty')}
                text={text('my-page.coupons.empty.text')}
              />
            }
          >
            {({ items, available }) => (
              <Stack gap={5}>
                <Text size="small" tone="muted">
                  {text('my-page.coupons.available', { count: available })}
                </Text>
                <ul className={s.coupons}>
                  {items.map((coupon) => (
                    <li key={coupon.id}>
                      <CouponCard coupon={coupon} />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </PagedList>
        </Panel>
      </Stack>
    </MyPageFrame>
  );
}

function Points({ balance }: { balance: PointsBalance }) {
  const text = useText();
  const format = useFormat();
  const [soonest] = balance.expiring;
  return (
    <Stack gap={5}>
      <div className={s.figures}>
        {(['current', 'accumulated', 'used', 'expired'] as const).map((figure) => (
          <StatTile
            key={figure}
            label={text(`my-page.points.${figure}`)}
            value={format.integer(balance[figure])}
            unit={text('my-page.points.unit')}
          />
        ))}
      </div>
      {soonest ? (
        <Notice
          tone={soonest.days <= 7 ? 'caution' : 'info'}
          title={text('my-page.points.soon', { days: soonest.days })}
        >
          <ul className={s.ending}>
            {balance.expiring.map(({ amount, expiresAt }) => (
              <li key={`${expiresAt}-${amount}`}>
                {text('my-page.points.ends', {
                  amount: format.integer(amount),
                  date: format.date(expiresAt),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </Stack>
  );
}
