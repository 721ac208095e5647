import { type DesignSaleCase, listDesignSales } from '@hien/api';
import { Chip, StatusBadge } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { DesignSaleBox } from './DesignSaleBox.tsx';
import * as s from './ReadingList.css.ts';

const states = ['on_sale', 'withheld', 'stopped', 'off_sale'] as const;
const tones = {
  on_sale: 'positive',
  off_sale: 'neutral',
  withheld: 'critical',
  stopped: 'caution',
} as const;
const address = addressOf({ q: words, sale: oneOf(states), page });
const nameOf = ({ name }: DesignSaleCase) => name;

/** Every design that buyers know, of the house and of partners; a row unfolds into what staff can do. */
export function DesignSaleList() {
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
        label={text('admin.design.search')}
        hint={text('admin.design.search.hint')}
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
            {text(`admin.design.sale.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <CaseTable
        label={text('admin.queue.design-sales')}
        query={useCall(listDesignSales, {
          ...(q === '' ? {} : { q }),
          ...(sale === undefined ? {} : { sale }),
          page: at,
        })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          isNarrowed
            ? { title: 'admin.design.sale.none', text: 'admin.design.sale.none.text' }
            : { title: 'admin.design.sale.empty' }
        }
        expanded={(one) => <DesignSaleBox one={one} />}
        columns={[
          {
            id: 'name',
            header: text('admin.design.name'),
            cell: nameOf,
            filterBy: ({ name, number }) => `${name} ${number}`,
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'number',
            width: '6.5rem',
            header: text('admin.design.number'),
            cell: ({ number }) => number,
          },
          {
            id: 'seller',
            width: '9rem',
            header: text('admin.design.partner'),
            cell: ({ seller }) => seller,
            filterBy: ({ seller }) => seller,
            sortBy: ({ seller }) => seller,
          },
          {
            id: 'sold',
            width: '6rem',
            header: text('admin.design.sold'),
            cell: ({ sold }) => format.integer(sold),
            sortBy: ({ sold }) => sold,
          },
          {
            id: 'since',
            width: '7.5rem',
            header: text('admin.design.published'),
            cell: ({ published_at: since }) => format.date(since),
            sortBy: ({ published_at: since }) => since,
          },
          {
            id: 'state',
            width: '9rem',
            header: text('admin.column.state'),
            cell: ({ sale: { state } }) => (
              <StatusBadge tone={tones[state]}>{text(`admin.design.sale.${state}`)}</StatusBadge>
            ),
          },
        ]}
      />
    </>
  );
}
