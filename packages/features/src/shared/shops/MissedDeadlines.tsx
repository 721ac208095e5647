import { Link } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useTableLabels } from '../lists/useTableLabels.ts';

export type MissedDeadline = {
  readonly id: number;
  readonly points: number;
  readonly because: 'dispatch' | 'process';
  readonly at: string;
  readonly endsAt: string;
  readonly counts: boolean;
  readonly item: string | null;
  readonly orderNumber: string | null;
  readonly href: string | null;
};

/** What a shop missed: which line, what, when, and until when its point counts. */
export function MissedDeadlines({ missed }: { missed: readonly MissedDeadline[] }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const { date } = useFormat();
  const what = ({ because, item }: MissedDeadline): string =>
    [text(`standing.because.${because}`), item].filter((part) => part !== null).join(' · ');
  const columns: readonly TableColumn<MissedDeadline>[] = [
    {
      id: 'what',
      header: text('standing.column.what'),
      cell: what,
      always: true,
      onCard: 'title',
    },
    {
      id: 'order',
      header: text('standing.column.order'),
      cell: ({ href, orderNumber }) =>
        orderNumber === null ? (
          '–'
        ) : href === null ? (
          orderNumber
        ) : (
          <Link href={href}>{orderNumber}</Link>
        ),
    },
    { id: 'at', header: text('standing.column.at'), cell: ({ at }) => date(at, 'date') },
    {
      id: 'until',
      header: text('standing.column.until'),
      cell: ({ counts, endsAt }) =>
        counts ? date(endsAt, 'date') : text('standing.lapsed', { date: date(endsAt, 'date') }),
    },
  ];
  return (
    <DataTable
      label={text('standing.list')}
      labels={labels}
      language={language}
      rows={missed}
      rowKey={({ id }) => String(id)}
      rowName={what}
      columns={columns}
    />
  );
}
