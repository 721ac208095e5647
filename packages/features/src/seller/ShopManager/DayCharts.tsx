import type { ShopDashboard } from '@hien/api';
import { formatShortVnd } from '@hien/domain';
import { Heading, Link } from '@hien/ui';
import { BarChart } from '@hien/ui/charts';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import * as s from './Dashboard.css.ts';
import { useDayHrefs } from './useDayHrefs.ts';

type ShopDay = ShopDashboard['days'][number];

/** Rows of the table: a week; the drawings have all days, each with a table of its own. */
const rowsShown = 7;

/** Sales and claims of the days, drawn, and the last of them as a table whose figures lead to their lists. */
export function DayCharts({ days }: { days: readonly ShopDay[] }) {
  const text = useText();
  const language = useLanguage();
  const { date, integer, vnd } = useFormat();
  const on = ({ day }: ShopDay) => date(`${day}T00:00:00+07:00`, 'dayMonth');
  const labels = {
    table: text('seller.figures.table'),
    category: text('seller.figures.day'),
    unknown: text('seller.figures.unknown'),
    explore: text('seller.figures.explore'),
  };
  // Of a few there is no half: a tick between them says nothing.
  const formatTick = (value: number) => (Number.isInteger(value) ? integer(value) : '');
  return (
    <>
      <div className={s.charts}>
        <section className={s.part}>
          <Heading level={3} size="h5">
            {text('seller.figures.chart.sales')}
          </Heading>
          <BarChart
            label={text('seller.figures.chart.sales')}
            categories={days.map(on)}
            series={[
              {
                id: 'sales',
                name: text('seller.figures.column.sales'),
                values: days.map(({ sales }) => sales),
              },
            ]}
            format={vnd}
            formatTick={(value) => formatShortVnd(value, language)}
            labels={labels}
          />
        </section>
        <section className={s.part}>
          <Heading level={3} size="h5">
            {text('seller.figures.chart.lines')}
          </Heading>
          <BarChart
            label={text('seller.figures.chart.lines')}
            categories={days.map(on)}
            series={[
              {
                id: 'ordered',
                name: text('seller.figures.column.ordered'),
                values: days.map(({ ordered }) => ordered),
              },
              {
                id: 'claims',
                name: text('seller.figures.column.claims'),
                values: days.map(({ claims }) => claims),
              },
            ]}
            format={integer}
            formatTick={formatTick}
            labels={labels}
          />
        </section>
      </div>
      <DayTable days={days.slice(-rowsShown).toReversed()} />
    </>
  );
}

function DayTable({ days }: { days: readonly ShopDay[] }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const { date, integer, vnd } = useFormat();
  const hrefs = useDayHrefs();
  const on = ({ day }: ShopDay) => date(`${day}T00:00:00+07:00`, 'date');
  const figure = (id: 'ordered' | 'claims' | 'sales'): TableColumn<ShopDay> => ({
    id,
    header: text(`seller.figures.column.${id}`),
    align: 'end',
    cell: (row) => {
      const value = id === 'sales' ? vnd(row[id]) : integer(row[id]);
      return row[id] === 0 ? value : <Link href={hrefs[id](row.day)}>{value}</Link>;
    },
  });
  return (
    <DataTable<ShopDay>
      label={text('seller.figures.days')}
      labels={labels}
      language={language}
      columns={[
        {
          id: 'day',
          header: text('seller.figures.day'),
          always: true,
          onCard: 'title',
          cell: on,
        },
        figure('ordered'),
        figure('claims'),
        figure('sales'),
      ]}
      rows={days}
      rowKey={({ day }) => day}
      rowName={on}
      maxHeight="none"
    />
  );
}
