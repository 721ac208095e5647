import type { Profile } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';

/** The directory is of companies: an ordinary member becomes one first, a business of another kind changes its kind. */
export function CompanyNeeded({ kind }: { kind: Profile['business_kind'] }) {
  const text = useText();
  const language = useLanguage();
  const way = kind === null ? paths.myProfileBusinessSwitch : paths.myProfileBusiness;
  const which = kind === null ? 'member' : 'business';
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('company.apply.needed')}
      text={text(`company.apply.needed.${which}`)}
      action={
        <ButtonLink variant="primary" href={way.to(language)}>
          {text(`company.apply.needed.${which}.action`)}
        </ButtonLink>
      }
    />
  );
}
