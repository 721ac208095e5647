import { type ItemSaleCase, listItemSales } from '@hien/api';
import { Chip, StatusBadge } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { ItemSaleBox } from './ItemSaleBox.tsx';
import * as s from './ReadingList.css.ts';

const states = ['on_sale', 'off_sale', 'stopped', 'waiting'] as const;
const tones = {
  on_sale: 'positive',
  off_sale: 'neutral',
  stopped: 'critical',
  waiting: 'caution',
} as const;
const address = addressOf({ q: words, sale: oneOf(states), page });
const nameOf = ({ name }: ItemSaleCase) => name;

/** Every item that buyers find, and what staff stopped; a row unfolds into what staff can do. */
export function ItemSaleList() {
  const text = useText();
  const format = useFormat();
  const {
    url: { q, sale, page: at },
    go,
  } = useAddress(address);
  const isNarrowed = q !== '' || sale !== undefined;
  return (
    <>
      <ListSearch
        label={text('admin.item-sale.search')}
        hint={text('admin.item-sale.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={text('admin.column.state')}>
        {states.map((one) => (
          <Chip
            key={one}
            chosen={sale === one}
            onToggle={() => go({ sale: sale === one ? undefined : one })}
          >
            {text(`admin.item-sale.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <CaseTable
        label={text('admin.queue.item-sales')}
        query={useCall(listItemSales, {
          ...(q === '' ? {} : { q }),
          ...(sale === undefined ? {} : { sale }),
          page: at,
        })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          isNarrowed
            ? { title: 'admin.item-sale.none', text: 'admin.item-sale.none.text' }
            : { title: 'admin.item-sale.empty' }
        }
        expanded={(one) => <ItemSaleBox one={one} />}
        columns={[
          {
            id: 'name',
            header: text('admin.item-sale.name'),
            cell: nameOf,
            filterBy: ({ name, sku }) => `${name} ${sku}`,
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'shop',
            header: text('admin.review.shop'),
            cell: ({ shop }) => shop,
            filterBy: ({ shop }) => shop,
            sortBy: ({ shop }) => shop,
          },
          {
            id: 'sold',
            header: text('admin.item-sale.sold'),
            cell: ({ sold }) => format.integer(sold),
            sortBy: ({ sold }) => sold,
          },
          {
            id: 'since',
            header: text('admin.item-sale.published'),
            cell: ({ published_at: since }) => format.date(since),
            sortBy: ({ published_at: since }) => since,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: ({ sale: { state } }) => (
              <StatusBadge tone={tones[state]}>{text(`admin.item-sale.${state}`)}</StatusBadge>
            ),
          },
        ]}
      />
    </>
  );
}
