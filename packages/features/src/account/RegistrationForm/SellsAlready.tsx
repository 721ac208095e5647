import { ButtonLink, EmptyState } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useOpen } from '../../shared/routing/open-routes.ts';

/** A partner from before: there is nothing to apply for. */
export function SellsAlready() {
  const text = useText();
  const language = useLanguage();
  const open = useOpen();
  const shop = open(paths.shopManager.to(language, { type: 'dashboard' }));
  return (
    <EmptyState
      title={text('apply.sells.title')}
      text={text('apply.sells.text')}
      action={
        <ButtonLink variant="primary" href={shop ?? paths.shop.to(language)}>
          {text(shop ? 'apply.to-shop-manager' : 'state.shop')}
        </ButtonLink>
      }
    />
  );
}
