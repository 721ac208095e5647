import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** None to order, and the way to where they are. */
export function NoDesigns() {
  const text = useText();
  return (
    <EmptyState
      drawing="door"
      title={text('orders.designs.checkout.none.title')}
      text={text('orders.designs.checkout.none.text')}
      action={
        <ButtonLink variant="primary" href={paths.interiorDesign.to(useLanguage())}>
          {text('orders.designs.empty.action')}
        </ButtonLink>
      }
    />
  );
}
