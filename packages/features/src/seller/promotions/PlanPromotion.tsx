import { listShopPromotions } from '@hien/api';
import { Heading, Link, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { promotionHref } from '../parts/sections.ts';
import { PromotionForm } from './PromotionForm.tsx';
import * as s from './promotions.css.ts';

/** The form for a new promotion, or for one that may be sent anew. */
export function PlanPromotion({ id }: { id: number | null }) {
  const text = useText();
  const language = useLanguage();
  const profile = useProfile();
  // Without an id the first page is asked for, for the days and items that are taken.
  const promotions = useCall(listShopPromotions, id === null ? {} : { id }, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <div className={s.page}>
      <div>
        <Link variant="quiet" href={promotionHref(language, {})}>
          {text('seller.promotion.back')}
        </Link>
      </div>
      <QueryBoundary query={promotions} size="page" skeleton={<Skeleton height="36rem" />}>
        {({ items, planned }) => {
          const [one] = id === null ? [] : items;
          if (id !== null && one?.editable !== true)
            return (
              <NotFoundState
                title={text('seller.promotion.not-found')}
                text={text('seller.promotion.not-found.text')}
              />
            );
          return (
            <>
              <Heading level={2} size="h4">
                {one === undefined
                  ? text('seller.promotion.new')
                  : text('seller.promotion.of', { name: one.shown.name })}
              </Heading>
              <QueryBoundary query={profile} size="page" skeleton={<Skeleton height="36rem" />}>
                {(member) =>
                  member === null ? null : (
                    <PromotionForm promotion={one ?? null} planned={planned} memberId={member.id} />
                  )
                }
              </QueryBoundary>
            </>
          );
        }}
      </QueryBoundary>
    </div>
  );
}
