import { type ShopCase, listShops } from '@hien/api';
import { Chip, StatusBadge } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import * as s from './ReadingList.css.ts';
import { ShopBox } from './ShopBox.tsx';

const sales = ['open', 'stopped'] as const;
const address = addressOf({ q: words, sales: oneOf(sales), page });
const nameOf = ({ name }: ShopCase) => name;

/** Every shop with its points for missed deadlines, stopped ones first; a row unfolds into what staff can do. */
export function ShopList() {
  const text = useText();
  const format = useFormat();
  const {
    url: { q, sales: asked, page: at },
    go,
  } = useAddress(address);
  const isNarrowed = q !== '' || asked !== undefined;
  return (
    <>
      <ListSearch
        label={text('admin.shop.search')}
        hint={text('admin.shop.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={text('admin.column.state')}>
        {sales.map((one) => (
          <Chip
            key={one}
            chosen={asked === one}
            onToggle={() => go({ sales: asked === one ? undefined : one })}
          >
            {text(`admin.shop.sales.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <CaseTable
        label={text('admin.queue.shops')}
        query={useCall(listShops, {
          ...(q === '' ? {} : { q }),
          ...(asked === undefined ? {} : { sales: asked }),
          page: at,
        })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          isNarrowed
            ? { title: 'admin.shop.none', text: 'admin.shop.none.text' }
            : { title: 'admin.shop.empty' }
        }
        expanded={(one) => <ShopBox one={one} />}
        columns={[
          {
            id: 'name',
            header: text('admin.shop.name'),
            cell: nameOf,
            filterBy: ({ name, company }) => `${name} ${company}`,
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          { id: 'company', header: text('admin.ad.company'), cell: ({ company }) => company },
          {
            id: 'points',
            header: text('admin.shop.points'),
            cell: ({ points }) => format.integer(points),
            sortBy: ({ points }) => points,
          },
          {
            id: 'products',
            header: text('admin.shop.products'),
            cell: ({ products }) => format.integer(products),
            sortBy: ({ products }) => products,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: (one) =>
              one.stopped_at !== null ? (
                <StatusBadge tone="critical">{text('admin.shop.sales.stopped')}</StatusBadge>
              ) : one.step === 'none' ? (
                <StatusBadge tone="positive">{text('admin.shop.sales.open')}</StatusBadge>
              ) : (
                <StatusBadge tone="caution">{text('admin.shop.warned')}</StatusBadge>
              ),
          },
        ]}
      />
    </>
  );
}
