import type { Order, OrderItem } from '@hien/api';
import { Button, ButtonLink, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useState } from 'react';
import { AreaMessages } from '../../i18n/AreaMessages.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { reasonSentence } from '../order-words.ts';
import { ExtensionDialog } from './ExtensionDialog.tsx';
import {
  type ClaimEvent,
  isClaim,
  isGrave,
  type StaffEvent,
  staffEventWords,
  staffExtension,
  staffOffers,
} from './staff-actions.ts';
import { StaffDialog } from './StaffDialog.tsx';
import * as s from './staff.css.ts';

interface StaffActsProps {
  order: Order;
  item: OrderItem;
}

/** What staff may do with a line in its shop's or its buyer's place; what they may not do now says why. */
export function StaffActs(props: StaffActsProps) {
  return (
    <AreaMessages area="seller">
      <Buttons {...props} />
    </AreaMessages>
  );
}

function Buttons({ order, item }: StaffActsProps) {
  const text = useText();
  const language = useLanguage();
  const [asked, setAsked] = useState<Exclude<StaffEvent, ClaimEvent> | 'extend'>();
  const offers = staffOffers(item);
  const extension = staffExtension(order, item);
  const hasNone = offers.length === 0 && extension === null;
  return (
    <div className={s.acts}>
      <Text size="caption" tone="muted" id={`staff-acts-${item.id}`}>
        {text(hasNone ? 'orders.staff.none' : 'orders.staff.acts')}
      </Text>
      {hasNone ? null : (
        <div role="group" aria-labelledby={`staff-acts-${item.id}`} className={s.buttons}>
          {offers.map(({ event, refused }) =>
            isClaim(event) && refused === null ? (
              <ButtonLink
                key={event}
                size="sm"
                href={paths.orderShopDetailRefund.to(
                  language,
                  { id: order.id },
                  { item: item.id, type: event === 'refund.request' ? 'refund' : 'exchange' },
                )}
              >
                {text(staffEventWords[event])}
              </ButtonLink>
            ) : (
              <Button
                key={event}
                size="sm"
                variant={isGrave(event) ? 'danger' : 'secondary'}
                onClick={() => {
                  if (!isClaim(event)) setAsked(event);
                }}
                {...(refused === null
                  ? {}
                  : { disabledReason: reasonSentence(refused, 'staff', language) })}
              >
                {text(staffEventWords[event])}
              </Button>
            ),
          )}
          {extension === null ? null : (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setAsked('extend')}
              {...(extension.refused === null
                ? {}
                : { disabledReason: reasonSentence(extension.refused, 'staff', language) })}
            >
              {text('orders.staff.extend')}
            </Button>
          )}
        </div>
      )}
      {asked === undefined ? null : asked === 'extend' ? (
        <ExtensionDialog order={order} item={item} onClose={() => setAsked(undefined)} />
      ) : (
        <StaffDialog order={order} item={item} event={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
