import { listShopNotices } from '@hien/api';
import { type ShopNoticeState, shopNoticeStates } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { id, oneOf, page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import * as list from '../parts/ShopList.css.ts';
import { noticeHref } from '../parts/sections.ts';
import { NoticePage } from './NoticePage.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import * as s from './notices.css.ts';

const address = addressOf({
  state: oneOf<ShopNoticeState, ShopNoticeState>(shopNoticeStates, 'shown'),
  plan: oneOf(['new']),
  edit: id,
  page,
});

/** What the shop says about itself: what is on show, what comes, what is over; and the form for one of them. */
export function NoticeList() {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { url, href } = useAddress(address);
  const state = url.state ?? 'shown';
  const notices = useCall(listShopNotices, { state, page: url.page });
  const counts = notices.data?.counts;
  const root = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<number>();
  const isGone = notices.data?.items.every(({ id: one }) => one !== gone);
  useEffect(() => {
    // The row that had the focus is no longer there.
    if (gone !== undefined && isGone) root.current?.focus();
  }, [gone, isGone]);
  if (url.plan !== undefined || url.edit !== undefined)
    return <NoticePage key={url.edit ?? 'new'} id={url.edit ?? null} />;
  return (
    <>
      <div className={list.bar}>
        <nav aria-label={text('seller.tabs')} className={list.tabs}>
          {(['shown', 'planned', 'ended'] as const).map((one) => {
            const name = text(`seller.shop-notice.state.${one}`);
            const count = counts?.[one] ?? 0;
            return (
              <Chip key={one} chosen={one === state} href={href({ state: one })}>
                {count === 0 ? name : text('seller.tab', { name, count: integer(count) })}
              </Chip>
            );
          })}
        </nav>
        <ButtonLink size="sm" variant="primary" href={noticeHref(language, { plan: 'new' })}>
          {text('seller.notice.new')}
        </ButtonLink>
      </div>
      <section ref={root} tabIndex={-1} aria-label={text(`seller.shop-notice.state.${state}`)}>
        <PagedList
          query={notices}
          label={text('seller.shop-notice.pages')}
          skeleton={<Skeleton height="24rem" />}
          href={href}
          isNarrowed={false}
          empty={
            <EmptyState
              drawing="lamp"
              title={text(`seller.shop-notice.empty.${state}`)}
              text={text('seller.shop-notice.empty.text')}
            />
          }
          none={null}
        >
          {({ items }) => (
            <ul className={s.list}>
              {items.map((one) => (
                <li key={one.id}>
                  <NoticeRow notice={one} onRemoved={setGone} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}
