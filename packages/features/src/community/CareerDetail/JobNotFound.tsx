import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Somebody has the job, or it never was. */
export function JobNotFound() {
  const text = useText();
  return (
    <>
      <PageHead title={text('career.gone.title')} hidden />
      <EmptyState
        size="page"
        level={1}
        drawing="door"
        title={text('career.gone.title')}
        text={text('career.gone.text')}
        action={
          <ButtonLink variant="primary" href={paths.career.to(useLanguage())}>
            {text('career.gone.all')}
          </ButtonLink>
        }
      />
    </>
  );
}
