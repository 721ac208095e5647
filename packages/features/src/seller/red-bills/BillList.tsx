import { type RedBillList, listRedBills } from '@hien/api';
import { redBillTabLabels, redBillTabs } from '@hien/domain';
import { ButtonLink, Chip, EmptyState, Skeleton } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { useCurrentInView } from '../../shared/lists/useCurrentInView.ts';
import * as list from '../parts/ShopList.css.ts';
import { BillTable } from './BillTable.tsx';

const tabs = ['all', ...redBillTabs] as const;

const address = addressOf({ tab: oneOf<string, string>(tabs, 'all'), q: words, page });

/** A shop's VAT invoices: what has to be issued before its month ends comes first. */
export function BillList() {
  const text = useText();
  const { url, href, go, startHref } = useAddress(address);
  const tab = redBillTabs.find((one) => one === url.tab);
  const bills = useCall(listRedBills, {
    page: url.page,
    ...(tab === undefined ? {} : { tab }),
    ...(url.q === '' ? {} : { q: url.q }),
  });
  return (
    <>
      <div className={list.tools}>
        <BillTabs tab={tab ?? 'all'} list={bills.data} hrefOf={(one) => href({ tab: one })} />
        <div className={list.search}>
          <ListSearch
            label={text('seller.bills.search')}
            placeholder={text('seller.bills.search.placeholder')}
            q={url.q}
            onSearch={(q) => go({ q })}
          />
        </div>
      </div>
      <PagedList
        query={bills}
        label={text('seller.bills.pages')}
        skeleton={<Skeleton height="24rem" />}
        href={href}
        isNarrowed={url.q !== ''}
        empty={
          <EmptyState
            drawing="chair"
            title={text('seller.bills.empty.title')}
            text={text('seller.bills.empty.text')}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text('seller.list.lines.none.title')}
            text={text('seller.bills.none.text')}
            action={<ButtonLink href={startHref}>{text('seller.none.action')}</ButtonLink>}
          />
        }
      >
        {({ items }) => <BillTable rows={items} refetching={bills.isFetching} />}
      </PagedList>
    </>
  );
}

interface BillTabsProps {
  tab: (typeof tabs)[number];
  list: RedBillList | undefined;
  hrefOf: (tab: string) => string;
}

function BillTabs({ tab, list: data, hrefOf }: BillTabsProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const row = useCurrentInView<HTMLElement>(`${tab} ${data === undefined}`);
  return (
    <nav ref={row} aria-label={text('seller.tabs')} className={list.tabs}>
      {tabs.map((one) => {
        const name = one === 'all' ? text('seller.tab.all') : redBillTabLabels[one][language];
        const count = one === 'all' ? 0 : (data?.counts[one] ?? 0);
        return (
          <Chip key={one} chosen={one === tab} href={hrefOf(one)}>
            {count === 0 ? name : text('seller.tab', { name, count: integer(count) })}
          </Chip>
        );
      })}
    </nav>
  );
}
