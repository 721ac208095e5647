import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** An address names a plan that there is not. */
export function NoSuchPlan() {
  const text = useText();
  return (
    <>
      <PageHead title={text('ad.unknown.title')} hidden />
      <EmptyState
        size="page"
        level={1}
        drawing="door"
        title={text('ad.unknown.title')}
        text={text('ad.unknown.text')}
        action={
          <ButtonLink variant="primary" href={paths.adMembership.to(useLanguage())}>
            {text('ad.go.plans')}
          </ButtonLink>
        }
      />
    </>
  );
}
