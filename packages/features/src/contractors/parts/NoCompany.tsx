import { isApiError } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The server knows no company of this member: no contractor, or none that has been sent in. */
export const isOutsider = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.status === 404);

/** The page is a contractor's: how one becomes one. */
export function NoCompany() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('company.none.title')}
      text={text('company.none.text')}
      action={
        <ButtonLink variant="primary" href={paths.contractorViewEditor.to(language, { id: 'new' })}>
          {text('company.none.action')}
        </ButtonLink>
      }
    />
  );
}
