import { ButtonLink, Notice } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useLastVisit } from '../parts/last-visit.ts';

/** What was chosen last on this device; the server knows nothing of it. */
export function ContinueVisit() {
  const text = useText();
  const language = useLanguage();
  const visit = useLastVisit();
  if (visit === null) return null;
  return (
    <Notice
      title={visit.name}
      action={
        <ButtonLink
          size="sm"
          href={paths.roomByRoomProjectDetail.to(
            language,
            { pro_name: visit.project, id: visit.unit },
            { s: visit.code },
          )}
        >
          {text('rooms.hub.continue')}
        </ButtonLink>
      }
    >
      {text('rooms.hub.continue.text')}
    </Notice>
  );
}
