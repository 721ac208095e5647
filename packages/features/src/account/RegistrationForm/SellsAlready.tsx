import { ButtonLink, EmptyState } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** A partner from before: there is nothing to apply for. */
export function SellsAlready() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      title={text('apply.sells.title')}
      text={text('apply.sells.text')}
      action={
        <ButtonLink variant="primary" href={paths.shopManager.to(language, { type: 'dashboard' })}>
          {text('apply.to-shop-manager')}
        </ButtonLink>
      }
    />
  );
}
