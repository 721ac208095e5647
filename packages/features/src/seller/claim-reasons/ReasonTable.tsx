import type { ClaimReasons } from '@hien/api';
import { givenReason } from '@hien/domain';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { LinkedCount } from './LinkedCount.tsx';
import type { ClaimHrefs } from './useClaimHrefs.ts';
import * as s from './claim-reasons.css.ts';

type Row = ClaimReasons['reasons'][number];

interface ReasonTableProps {
  reasons: readonly Row[];
  /** Of how many lines they are. */
  claimed: number;
  hrefs: ClaimHrefs;
  refetching: boolean;
}

/** Reasons, the most frequent first, with how many lines came back for each, for money or for another. */
export function ReasonTable({ reasons, claimed, hrefs, refetching }: ReasonTableProps) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const format = useFormat();
  const nameOf = ({ reason }: Row) => givenReason(reason, language);
  const count = (row: Row, of: 'lines' | 'refund' | 'exchange') => (
    <LinkedCount
      count={row[of]}
      label={`${nameOf(row)}, ${text(`seller.claim-reasons.${of}`)}`}
      href={hrefs.returned({
        reason: row.reason,
        ...(of === 'lines' ? {} : { asked: of }),
      })}
    />
  );
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'reason',
      header: text('seller.claim-reasons.reason'),
      always: true,
      onCard: 'title',
      cell: (row) => (
        <span className={s.words}>
          <span>{nameOf(row)}</span>
          <span className={s.small}>
            {text('seller.claim-reasons.share', {
              percent: format.percent(Math.round((row.lines / claimed) * 100)),
            })}
          </span>
        </span>
      ),
    },
    ...(['lines', 'refund', 'exchange'] as const).map((of): TableColumn<Row> => ({
      id: of,
      header: text(`seller.claim-reasons.${of}`),
      width: '8.5rem',
      align: 'end',
      cell: (row) => count(row, of),
    })),
  ];
  return (
    <DataTable<Row>
      label={text('seller.claim-reasons.by-reason')}
      labels={labels}
      language={language}
      columns={columns}
      rows={reasons}
      rowKey={({ reason }) => reason}
      rowName={nameOf}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}
