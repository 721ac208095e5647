import { listShopPromotions } from '@hien/api';
import type { PromotionState } from '@hien/domain';
import { promotionTexts } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { day, id, oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import * as list from '../parts/ShopList.css.ts';
import { promotionHref } from '../parts/sections.ts';
import { PlanPromotion } from './PlanPromotion.tsx';
import { PromotionCalendar } from './PromotionCalendar.tsx';
import { PromotionTable } from './PromotionTable.tsx';

interface PromotionListProps {
  /** The first opens by itself. */
  states: readonly [PromotionState, ...PromotionState[]];
  /** Over the list of what runs. */
  calendar: boolean;
}

/** Promotions of the shop in some of their states; their calendar; and the form for one of them. */
export function PromotionList({ states, calendar }: PromotionListProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { url, href } = useAddress(
    addressOf({
      state: oneOf<PromotionState, PromotionState>(states, states[0]),
      from: day,
      plan: oneOf(['new']),
      edit: id,
      page,
    }),
  );
  const state = url.state ?? states[0];
  const promotions = useCall(listShopPromotions, { state, page: url.page });
  const counts = promotions.data?.counts;
  if (url.plan === 'new') return <PlanPromotion id={null} />;
  if (url.edit !== undefined) return <PlanPromotion id={url.edit} />;
  return (
    <>
      {calendar && promotions.data !== undefined ? (
        <PromotionCalendar
          planned={promotions.data.planned}
          from={url.from}
          hrefOf={(from) => href({ from })}
        />
      ) : null}
      <div className={list.bar}>
        <nav aria-label={text('seller.tabs')} className={list.tabs}>
          {states.map((one) => {
            const name = promotionTexts.states[one].label[language];
            const count = counts?.[one] ?? 0;
            return (
              <Chip key={one} chosen={one === state} href={href({ state: one })}>
                {count === 0 ? name : text('seller.tab', { name, count: integer(count) })}
              </Chip>
            );
          })}
        </nav>
        <ButtonLink size="sm" variant="primary" href={promotionHref(language, { plan: 'new' })}>
          {text('seller.promotion.plan')}
        </ButtonLink>
      </div>
      <PagedList
        query={promotions}
        label={text('seller.promotion.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={false}
        empty={
          <EmptyState
            drawing="lamp"
            title={text('seller.promotion.empty.title')}
            text={text('seller.promotion.empty.text')}
          />
        }
        none={null}
      >
        {({ items }) => <PromotionTable rows={items} refetching={promotions.isFetching} />}
      </PagedList>
    </>
  );
}
