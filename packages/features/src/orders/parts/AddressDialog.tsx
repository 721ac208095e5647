import { type Address, type Order, listAddresses } from '@hien/api';
import { addressLine, formatPhone } from '@hien/domain';
import { Badge, Button, ConfirmDialog, Radio, RadioGroup } from '@hien/ui';
import { Suspense, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { AddressDialog as BookDialog } from '../../shared/my-page/AddressDialog.tsx';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { together } from '../../shared/together.css.ts';
import * as s from './parts.css.ts';
import type { OrderActions } from './use-order-actions.ts';

interface AddressDialogProps {
  order: Order;
  actions: Pick<OrderActions, 'changeAddress'>;
  onClose: () => void;
}

/** Sends the order to another address of the book, or to a new one, until the goods are dispatched (D97). */
export function AddressDialog({ order, actions, onClose }: AddressDialogProps) {
  const text = useText();
  const book = useCall(listAddresses);
  const [chosen, setChosen] = useState<number>();
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState('');
  const [known, setKnown] = useState(book.data?.items);
  if (known !== book.data?.items) {
    setKnown(book.data?.items);
    // The one that has just been written is the one that is meant.
    const added = book.data?.items.find(({ id }) => !known?.some((old) => old.id === id));
    if (known !== undefined && added !== undefined) setChosen(added.id);
  }
  // Where it goes already is no choice.
  const others = book.data?.items.filter((one) => !isAddressOf(order, one)) ?? [];
  const full = book.data !== undefined && book.data.items.length >= book.data.max;
  if (adding)
    return (
      <Suspense>
        <AreaMessages area="my-page">
          <BookDialog edited="new" onClose={() => setAdding(false)} />
        </AreaMessages>
      </Suspense>
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      tone="primary"
      title={text('orders.address.change.title')}
      description={text('orders.address.change.text')}
      confirmLabel={text('orders.address.change.action')}
      cancelLabel={text('orders.address.change.keep')}
      failedText={failed}
      waitingLabel={text('orders.sending')}
      {...(chosen === undefined ? { disabledReason: text('orders.address.change.choose') } : {})}
      onConfirm={async () => {
        if (chosen === undefined) return;
        const failure = await actions.changeAddress(chosen);
        if (failure === undefined) return;
        setFailed(failure);
        throw new Error(failure);
      }}
    >
      <QueryBoundary query={book} skeleton={null} size="inline">
        {() => (
          <div className={s.form}>
            {others.length === 0 ? null : (
              <RadioGroup
                legend={text('orders.address.title')}
                legendHidden
                layout="cards"
                name="address"
                value={chosen === undefined ? '' : String(chosen)}
                onChange={(next) => setChosen(Number(next))}
              >
                {others.map((address) => (
                  <Radio
                    key={address.id}
                    value={String(address.id)}
                    hint={addressLine(address)}
                    end={
                      address.is_default ? (
                        <Badge>{text('orders.checkout.address.default')}</Badge>
                      ) : undefined
                    }
                  >
                    {address.receiver} ·{' '}
                    <span className={together}>{formatPhone(address.phone)}</span>
                  </Radio>
                ))}
              </RadioGroup>
            )}
            <div>
              <Button
                size="sm"
                onClick={() => setAdding(true)}
                {...(full
                  ? {
                      disabledReason: text('orders.checkout.address.full', {
                        max: book.data?.max ?? 0,
                      }),
                    }
                  : {})}
              >
                {text('orders.checkout.address.add')}
              </Button>
            </div>
          </div>
        )}
      </QueryBoundary>
    </ConfirmDialog>
  );
}

const isAddressOf = ({ address: now }: Order, one: Address): boolean =>
  now.receiver === one.receiver && now.phone === one.phone && addressLine(now) === addressLine(one);
