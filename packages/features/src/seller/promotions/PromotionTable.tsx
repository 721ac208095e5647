import type { ShopPromotion } from '@hien/api';
import { promotionIconLabels } from '@hien/domain';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { usePromotionDays } from '../../shared/promotions/PromotionSheet.tsx';
import * as s from '../lines/LineTable.css.ts';
import { PromotionBadge } from './PromotionBadge.tsx';
import { PromotionFold } from './PromotionFold.tsx';

interface PromotionTableProps {
  rows: readonly ShopPromotion[];
  refetching: boolean;
}

/** Promotions, the newest change first; each unfolds what it says and what can be done. */
export function PromotionTable({ rows, refetching }: PromotionTableProps) {
  const text = useText();
  const labels = useTableLabels();
  const language = useLanguage();
  const { date } = useFormat();
  const days = usePromotionDays();
  const columns: readonly TableColumn<ShopPromotion>[] = [
    {
      id: 'name',
      header: text('promotion.name'),
      always: true,
      onCard: 'title',
      cell: ({ shown }) => (
        <span className={s.words}>
          <span>{shown.name}</span>
          <span className={s.small}>
            {text('seller.promotion.about', {
              icon: promotionIconLabels[shown.icon][language],
              count: shown.items.length,
            })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('seller.column.state'),
      width: '12rem',
      cell: ({ state, scheduled }) => (
        <span className={s.words}>
          <span>
            <PromotionBadge state={state} scheduled={scheduled} />
          </span>
        </span>
      ),
    },
    {
      id: 'days',
      header: text('promotion.days'),
      width: '14rem',
      cell: ({ shown }) => <span className={s.moment}>{days(shown)}</span>,
    },
    {
      id: 'changed',
      header: text('seller.promotion.changed'),
      width: '11rem',
      cell: ({ changedAt }) => <span className={s.moment}>{date(changedAt, 'dateTime')}</span>,
    },
  ];
  return (
    <DataTable<ShopPromotion>
      label={text('seller.promotions')}
      labels={labels}
      language={language}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={({ shown }) => shown.name}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
      expanded={(one) => <PromotionFold promotion={one} />}
    />
  );
}
