import { type EventPayload, isApiError, previewRefund, type RefundPreview } from '@hien/api';
import type { Reader } from '@hien/domain';
import { ErrorState, Notice, Skeleton } from '@hien/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../calls/useCall.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { RefundSplitTable } from '../RefundSplitTable.tsx';
import { refusedText } from '../refused-text.ts';
import type { EventLine } from './event-form.ts';

interface RefundMoneyProps {
  row: EventLine;
  event: string;
  reader: Reader;
  /** What the form says so far, where that changes the money. */
  payload?: EventPayload;
  /** What stands below the figures. */
  more?: (preview: RefundPreview) => ReactNode;
}

/** What the buyer gets back, to the đồng, before somebody says yes: the figures that are booked. */
export function RefundMoney({ row, event, reader, payload = {}, more }: RefundMoneyProps) {
  const text = useText();
  const language = useLanguage();
  const preview = useCall(
    previewRefund,
    { id: row.orderId, event, itemIds: [row.item.id], payload },
    { retry: false },
  );
  if (preview.data !== undefined)
    return (
      <>
        <RefundSplitTable
          split={preview.data.split}
          type={preview.data.type}
          caption={text('seller.act.money')}
        />
        {more?.(preview.data)}
      </>
    );
  if (preview.error === null) return <Skeleton height="8rem" />;
  if (isApiError(preview.error) && preview.error.code === 'EVENT_REFUSED')
    return <Notice tone="caution">{refusedText(preview.error, text, language, reader)}</Notice>;
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
