import { type OrderItem, isApiError, previewRefund } from '@hien/api';
import { ErrorState, Notice, Skeleton, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { refusedText } from '../../shared/order/refused-text.ts';
import { RefundSplitTable } from '../../shared/order/RefundSplitTable.tsx';
import type { ClaimKind } from './ClaimForm.tsx';
import { type OrderAccess, linkOf } from './order-query.ts';
import * as s from './ClaimPage.css.ts';

interface ClaimPreviewProps {
  access: OrderAccess;
  item: OrderItem;
  kind: ClaimKind;
}

const events = {
  cancel: 'cancel.request',
  refund: 'refund.request',
  exchange: 'exchange.request',
} as const;

/** What the claim gives back, to the đồng, before it is sent: the server's own figures for these words. */
export function ClaimPreview({ access, item, kind }: ClaimPreviewProps) {
  const text = useText();
  const { vnd } = useFormat();
  const reason = useFormField<string>('reason').value;
  const quantity = useFormField<number>('quantity').value;
  const wanted = useFormField<string | undefined>('wanted_option').value;
  const fits = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= item.quantity;
  const known = reason !== '' && fits && (kind !== 'exchange' || Boolean(wanted));
  const preview = useCall(
    previewRefund,
    {
      id: access.id,
      event: events[kind],
      itemIds: [item.id],
      payload: {
        reason,
        ...(kind === 'exchange' && wanted ? { wantedOptionId: Number(wanted) } : {}),
      },
      ...(quantity < item.quantity ? { quantity } : {}),
      ...linkOf(access),
    },
    { enabled: known, retry: false },
  );
  return (
    <section className={s.preview} aria-live="polite" aria-label={text('orders.preview.title')}>
      {!known ? (
        <Text size="small" tone="muted">
          {text(kind === 'exchange' ? 'orders.preview.waits.exchange' : 'orders.preview.waits')}
        </Text>
      ) : preview.data !== undefined ? (
        <>
          <RefundSplitTable
            split={preview.data.split}
            type={preview.data.type}
            caption={text('orders.preview.title')}
          />
          <Text size="small" tone="muted">
            {text(`orders.preview.fault.${preview.data.fault}`, {
              ways: preview.data.returnWays,
            })}{' '}
            {preview.data.type === 'exchange' && preview.data.returnWays > 0
              ? text('orders.preview.fee', {
                  amount: vnd(preview.data.returnWays * item.thing.returnFee),
                })
              : null}
            {preview.data.split.money > 0 ? text(`orders.refund.to.${preview.data.target}`) : null}{' '}
            {preview.data.couponBack ? text('orders.preview.coupon-back') : null}
          </Text>
        </>
      ) : preview.error === null ? (
        <Skeleton height="8rem" />
      ) : isApiError(preview.error) && preview.error.code === 'EVENT_REFUSED' ? (
        <Notice tone="caution">{refusedText(preview.error, text, access.language)}</Notice>
      ) : (
        <ErrorState
          size="inline"
          title={text('orders.preview.failed')}
          retry={{
            label: text('state.retry'),
            onRetry: () => void preview.refetch(),
            retrying: preview.isFetching,
          }}
        />
      )}
    </section>
  );
}
