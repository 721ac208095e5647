import { type AdTakings, readAdTakings } from '@hien/api';
import { EmptyState, Field, Select, Text } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { addressOf } from '../../shared/address/address.ts';
import type { Part } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import * as s from './Takings.css.ts';

const month: Part<string | undefined> = {
  read: (text) => (text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/u.test(text) ? text : undefined),
  write: (value) => value,
};
const address = addressOf({ month });

type City = AdTakings['cities'][number];

/** What advertising brought in a month, by city; with what is held until an auction's results beside it. */
export function Takings() {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const { vnd, date } = useFormat();
  const { url, go } = useAddress(address);
  const takings = useCall(readAdTakings, url.month === undefined ? {} : { month: url.month }, {
    placeholderData: (before) => before,
  });
  const money = (id: 'memberships' | 'auctions' | 'held' | 'total'): TableColumn<City> => ({
    id,
    header: text(`admin.takings.${id}`),
    cell: (one) => (one[id] === 0 ? '–' : vnd(one[id])),
    sortBy: (one) => one[id],
    align: 'end',
  });
  const table = {
    label: text('admin.queue.ad-takings'),
    labels,
    language,
    rowKey: ({ city }: City) => city,
    rowName: ({ city }: City) => city,
    columns: [
      {
        id: 'city',
        header: text('admin.auction.city'),
        cell: ({ city }: City) => city,
        filterBy: ({ city }: City) => city,
        sortBy: ({ city }: City) => city,
        always: true,
        onCard: 'title' as const,
      },
      money('memberships'),
      money('auctions'),
      money('total'),
      money('held'),
    ],
  };
  return (
    <QueryBoundary query={takings} skeleton={<DataTable {...table} rows={[]} status="loading" />}>
      {({ month: shown, months, cities, total }) => (
        <div className={s.month}>
          <Field label={text('admin.takings.month')} className={s.choice}>
            <Select
              value={shown}
              onChange={({ target }) => go({ month: target.value })}
              options={[...new Set([...months, shown])].map((one) => ({
                value: one,
                label: date(`${one}-01T00:00:00+07:00`, 'month'),
              }))}
            />
          </Field>
          <Text>
            {text('admin.takings.sum', { total: vnd(total.total), held: vnd(total.held) })}
          </Text>
          <DataTable
            {...table}
            rows={cities}
            status={takings.isFetching ? 'refetching' : 'ready'}
            empty={<EmptyState level={2} title={text('admin.takings.empty')} />}
            notFound={text('table.none')}
          />
        </div>
      )}
    </QueryBoundary>
  );
}
