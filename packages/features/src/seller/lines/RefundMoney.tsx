import { type SellerItem, isApiError, previewRefund } from '@hien/api';
import { ErrorState, Notice, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { RefundSplitTable } from '../../shared/order/RefundSplitTable.tsx';
import { refusedText } from '../../shared/order/refused-text.ts';
import type { SellerEvent } from './seller-actions.ts';

/** What the buyer gets back, to the đồng, before the shop says yes: the figures that are booked. */
export function RefundMoney({ row, event }: { row: SellerItem; event: SellerEvent }) {
  const text = useText();
  const language = useLanguage();
  const preview = useCall(
    previewRefund,
    { id: row.orderId, event, itemIds: [row.item.id], payload: {} },
    { retry: false },
  );
  if (preview.data !== undefined)
    return (
      <RefundSplitTable
        split={preview.data.split}
        type={preview.data.type}
        caption={text('seller.act.money')}
      />
    );
  if (preview.error === null) return <Skeleton height="8rem" />;
  if (isApiError(preview.error) && preview.error.code === 'EVENT_REFUSED')
    return <Notice tone="caution">{refusedText(preview.error, text, language, 'seller')}</Notice>;
  return (
    <ErrorState
      size="inline"
      title={text('orders.preview.failed')}
      retry={{
        label: text('state.retry'),
        onRetry: () => void preview.refetch(),
        retrying: preview.isFetching,
      }}
    />
  );
}
