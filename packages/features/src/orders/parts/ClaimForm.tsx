import type { EventPayload, Order, OrderItem } from '@hien/api';
import {
  cancelRequestSchema,
  claimReasonLabels,
  cancelReasons,
  exchangeRequestSchema,
  refundRequestSchema,
  returnReasons,
} from '@hien/domain';
import { ButtonLink, QuantityStepper, Select, Textarea, useToast } from '@hien/ui';
import { FormField, SubmitButton, type SubmitFailure } from '@hien/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../shared/forms/Form.tsx';
import { failureOf } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ClaimPicturesField } from './ClaimPicturesField.tsx';
import { ClaimPreview } from './ClaimPreview.tsx';
import { orderHref } from './item-actions.ts';
import { refusedText } from '../../shared/order/refused-text.ts';
import { useSendEvent } from './use-order-actions.ts';
import { WantedOption } from '../../shared/order/WantedOption.tsx';
import type { OrderAccess } from './order-query.ts';
import * as s from './ClaimPage.css.ts';

export type ClaimKind = 'cancel' | 'refund' | 'exchange';

export const eventOfKind = {
  cancel: 'cancel.request',
  refund: 'refund.request',
  exchange: 'exchange.request',
} as const satisfies Record<ClaimKind, string>;

const schemas = {
  cancel: cancelRequestSchema,
  refund: refundRequestSchema,
  exchange: exchangeRequestSchema,
} as const;

interface ClaimFormProps {
  order: Order;
  access: OrderAccess;
  item: OrderItem;
  kind: ClaimKind;
  /** Why it cannot be sent any more. */
  stopped: string | undefined;
}

type Claimed = {
  readonly reason: string;
  readonly text: string;
  readonly quantity: number;
  readonly pictures?: readonly string[];
  readonly wanted_option?: string;
};

const payloadOf = (kind: ClaimKind, values: Claimed): EventPayload => ({
  reason: values.reason,
  text: values.text,
  ...(kind === 'cancel' ? {} : { pictures: [...(values.pictures ?? [])] }),
  ...(kind === 'exchange' ? { wantedOptionId: Number(values.wanted_option) } : {}),
});

/** How many, why, in whose words, with which pictures; and before the press, what it gives back. */
export function ClaimForm({ order, access, item, kind, stopped }: ClaimFormProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const sendEvent = useSendEvent(access);
  const [pending, setPending] = useState(0);
  const back = orderHref(order, access.link, language);

  const send = async (values: Claimed): Promise<SubmitFailure | undefined> => {
    try {
      await sendEvent(order, {
        event: eventOfKind[kind],
        itemIds: [item.id],
        payload: payloadOf(kind, values),
        ...(values.quantity < item.quantity ? { quantity: values.quantity } : {}),
      });
    } catch (error) {
      return failureOf(error, text, {
        says: {
          VERSION_CONFLICT: text('orders.claim.conflict'),
          PRODUCT_07: ({ message }) => ({ errors: [{ field: 'pictures', message }] }),
          EVENT_REFUSED: (refused) => refusedText(refused, text, language),
        },
      });
    }
    toast.show({ tone: 'positive', text: text(`orders.claim.sent.${kind}`) });
    void navigate(back);
    return undefined;
  };

  return (
    <Form
      schema={schemas[kind]}
      initialValues={{
        reason: '',
        text: '',
        quantity: item.quantity,
        ...(kind === 'cancel' ? {} : { pictures: [] }),
        ...(kind === 'exchange' ? { wanted_option: '' } : {}),
      }}
      className={s.form}
      draft={{ in: `claim-${kind}-${item.id}`, atOnce: true }}
      onSubmit={send}
    >
      {item.quantity > 1 ? (
        <FormField
          name="quantity"
          label={text('orders.claim.quantity')}
          hint={text('orders.claim.quantity.hint', { count: item.quantity })}
          required
        >
          <QuantityStepper
            decreaseLabel={text('orders.claim.quantity.less')}
            increaseLabel={text('orders.claim.quantity.more')}
            max={item.quantity}
          />
        </FormField>
      ) : null}
      <FormField name="reason" label={text(`orders.claim.${kind}.why`)} required>
        <Select
          placeholder={text('orders.claim.reason.choose')}
          options={(kind === 'cancel' ? cancelReasons : returnReasons).map((value) => ({
            value,
            label: claimReasonLabels[value][language],
          }))}
        />
      </FormField>
      {kind === 'exchange' ? (
        <WantedOption orderId={access.id} link={access.link} item={item} />
      ) : null}
      <FormField
        name="text"
        label={text('orders.claim.text')}
        hint={text('orders.claim.text.hint')}
      >
        <Textarea rows={4} maxLength={1000} />
      </FormField>
      {kind === 'cancel' ? null : <ClaimPicturesField onPending={setPending} />}
      <ClaimPreview access={access} item={item} kind={kind} />
      <div className={s.end}>
        <SubmitButton
          size="lg"
          {...(stopped === undefined
            ? pending > 0
              ? { disabledReason: text('orders.pictures.pending', { count: pending }) }
              : {}
            : { disabledReason: stopped })}
        >
          {text(`orders.claim.${kind}.send`)}
        </SubmitButton>
        <ButtonLink variant="quiet" size="lg" href={back}>
          {text('orders.claim.back')}
        </ButtonLink>
      </div>
    </Form>
  );
}
