import type { Address } from '@hien/api';
import { addressLine, formatPhone } from '@hien/domain';
import { Badge, Button, Heading, Radio, RadioGroup, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { together } from '../../shared/together.css.ts';
import * as s from '../../shared/checkout/checkout.css.ts';

interface AddressPartProps {
  book: { items: readonly Address[]; max: number };
  /** Why nobody delivers there. */
  refused: string | undefined;
  /** Opens the dialog for a new one. */
  onNew: () => void;
}

/** Where it goes: one of the address book, or a new one. */
export function AddressPart({ book, refused, onNew }: AddressPartProps) {
  const text = useText();
  const { id, value, error, setValue } = useFormField<number | ''>('addressId');
  const [known, setKnown] = useState(book.items);
  if (known !== book.items) {
    setKnown(book.items);
    // The one that has just been added is the one that is meant.
    const added = book.items.find((one) => !known.some((old) => old.id === one.id));
    if (added !== undefined) setValue(added.id);
  }
  const full = book.items.length >= book.max;
  return (
    <section className={s.part} aria-labelledby="checkout-address">
      <div className={s.partHead}>
        <Heading level={2} size="h4" id="checkout-address">
          {text('orders.checkout.address')}
        </Heading>
        <Button
          size="sm"
          onClick={onNew}
          {...(full
            ? { disabledReason: text('orders.checkout.address.full', { max: book.max }) }
            : {})}
        >
          {text('orders.checkout.address.add')}
        </Button>
      </div>
      <RadioGroup
        id={id}
        tabIndex={-1}
        legend={text('orders.checkout.address')}
        legendHidden
        layout="cards"
        name="addressId"
        value={String(value)}
        error={error ?? refused}
        onChange={(next) => setValue(Number(next))}
      >
        {book.items.map((address) => (
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
            {address.receiver} · <span className={together}>{formatPhone(address.phone)}</span>
          </Radio>
        ))}
      </RadioGroup>
      {book.items.length === 0 ? (
        <Text tone="muted">{text('orders.checkout.address.none')}</Text>
      ) : null}
    </section>
  );
}
