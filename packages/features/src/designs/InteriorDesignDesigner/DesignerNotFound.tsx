import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Nobody sells here under that number, or not any more; there are designs all the same. */
export function DesignerNotFound() {
  const text = useText();
  return (
    <EmptyState
      size="page"
      level={1}
      drawing="door"
      title={text('designs.designer.not-found')}
      text={text('designs.designer.not-found.text')}
      action={
        <ButtonLink variant="primary" href={paths.interiorDesign.to(useLanguage())}>
          {text('designs.designer.all')}
        </ButtonLink>
      }
    />
  );
}
