import type { Address } from '@hien/api';
import { addressLine, formatPhone } from '@hien/domain';
import { Badge, Button, Inline, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MyPage.css.ts';

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
}

/** One address as it is written on a parcel. */
export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const text = useText();
  return (
    <article className={s.address}>
      <Inline gap={2}>
        <Text as="span" weight="strong">
          {address.receiver}
        </Text>
        {address.is_default ? (
          <Badge tone="positive">{text('my-page.addresses.default')}</Badge>
        ) : null}
      </Inline>
      <Text numeric>{formatPhone(address.phone)}</Text>
      <Text>{addressLine(address)}</Text>
      {address.admin_system === 'pre2025' ? (
        <Text size="small" tone="muted">
          {text('my-page.addresses.old')}
        </Text>
      ) : null}
      <div className={s.addressEnd}>
        <Button size="sm" variant="quiet" onClick={onEdit}>
          {text('my-page.addresses.edit')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onRemove}>
          {text('my-page.addresses.remove')}
        </Button>
        {address.is_default ? null : (
          <Button size="sm" variant="quiet" onClick={onMakeDefault}>
            {text('my-page.addresses.make-default')}
          </Button>
        )}
      </div>
    </article>
  );
}
