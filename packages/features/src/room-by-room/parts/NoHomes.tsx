import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** There is no home to furnish; the form for missing projects is one press away. */
export function NoHomes() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      title={text('rooms.homes.empty')}
      text={text('rooms.homes.empty.text')}
      action={
        <ButtonLink href={`${paths.roomByRoomNewLandingPage.to(language)}#ask`}>
          {text('rooms.homes.empty.action')}
        </ButtonLink>
      }
    />
  );
}
