import type { Address, Business, OrderList, PointsBalance, Profile } from '@hien/api';
import { Stack } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderShortcuts } from './OrderShortcuts.tsx';
import { QuickTiles } from './QuickTiles.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';

export interface MyPageViewProps {
  profile: Loadable<Profile | null>;
  addresses: Loadable<{ items: readonly Address[] }>;
  business: Loadable<Business>;
  points: Loadable<PointsBalance>;
  orders: Loadable<OrderList>;
}

/** Who I am, my orders, what waits for me, and what to do next. */
export function MyPageView({ profile, addresses, business, points, orders }: MyPageViewProps) {
  const text = useText();
  return (
    <MyPageFrame section="overview" title={text('my-page.overview.title')}>
      <QueryBoundary
        query={profile}
        size="page"
        skeleton={<FormSkeleton fields={4} />}
        isEmpty={(data) => data === null}
      >
        {(who) =>
          who === null ? null : (
            <Stack gap={10}>
              <ProfileSummary profile={who} />
              <OrderShortcuts counts={orders.data?.counts} />
              <QuickTiles
                unread={who.unread_inbox + who.unread_news}
                addresses={addresses.data?.items.length}
                points={points.data}
              />
              <NextSteps
                profile={who}
                addresses={addresses.data?.items.length}
                business={business.data}
              />
            </Stack>
          )
        }
      </QueryBoundary>
    </MyPageFrame>
  );
}
