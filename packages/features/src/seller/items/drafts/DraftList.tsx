import type { ItemDraftList } from '@hien/api';
import { EmptyState, Skeleton } from '@hien/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { PagedList } from '../../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../../shared/query/loadable.ts';
import { type ShopTab, ShopTabs } from '../../parts/ShopList.tsx';
import * as list from '../../parts/ShopList.css.ts';
import { DraftRow } from './DraftRow.tsx';
import * as s from './drafts.css.ts';

interface DraftListProps {
  tabs: readonly ShopTab[];
  drafts: Loadable<ItemDraftList>;
  href: (change: { tab?: string; page?: number }) => string;
  tool: ReactNode;
}

/** New items that the shop writes side by side, what was typed last first; each has its own address. */
export function DraftList({ tabs, drafts, href, tool }: DraftListProps) {
  const text = useText();
  const root = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<string>();
  const isGone = drafts.data?.items.every(({ draft }) => draft !== gone);
  useEffect(() => {
    // The row that had the focus is no longer there.
    if (gone !== undefined && isGone) root.current?.focus();
  }, [gone, isGone]);
  return (
    <>
      <div className={list.tools}>
        <ShopTabs
          tabs={tabs}
          chosen="written"
          isCounted={drafts.data !== undefined}
          hrefOf={(tab) => href({ tab })}
        />
        <div className={list.bar}>
          <p className={s.lead}>{text('seller.drafts.lead')}</p>
          {tool}
        </div>
      </div>
      <section ref={root} tabIndex={-1} aria-label={text('seller.drafts.tab')}>
        <PagedList
          query={drafts}
          label={text('seller.drafts.pages')}
          skeleton={<Skeleton height="16rem" />}
          href={href}
          isNarrowed={false}
          empty={
            <EmptyState
              drawing="chair"
              title={text('seller.drafts.empty')}
              text={text('seller.drafts.empty.text')}
            />
          }
          none={null}
        >
          {({ items }) => (
            <ul className={s.list}>
              {items.map((draft) => (
                <li key={draft.draft}>
                  <DraftRow row={draft} onRemoved={setGone} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}
