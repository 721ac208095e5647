import { paths } from '@hien/domain/routes';
import { Chip } from '@hien/ui';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './OrdersView.css.ts';

/** Goods or designs, for members who buy designs themselves (D78); the others have goods alone. */
export function OrderKinds({ kind }: { kind: 'goods' | 'designs' }) {
  const text = useText();
  const language = useLanguage();
  const { data: profile } = useProfile();
  if (kind === 'goods' && profile?.business_kind == null) return null;
  return (
    <nav aria-label={text('orders.kinds')} className={s.tabs}>
      <Chip chosen={kind === 'goods'} href={paths.orders.to(language)}>
        {text('orders.kind.goods')}
      </Chip>
      <Chip
        chosen={kind === 'designs'}
        href={paths.orderByStatus.to(language, { status: 'design-pending' })}
      >
        {text('orders.kind.designs')}
      </Chip>
    </nav>
  );
}
