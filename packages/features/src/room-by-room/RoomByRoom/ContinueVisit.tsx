import { ButtonLink, Heading, Link, Notice } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useKeptRooms } from '../../shared/rooms/useKeptRooms.ts';
import { useLastVisit } from '../parts/last-visit.ts';
import * as s from './RoomByRoom.css.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';

/** What was chosen last on this device, and what is kept; the server of this page knows nothing of it. */
export function ContinueVisit() {
  const text = useText();
  const language = useLanguage();
  const visit = useLastVisit();
  const kept = useKeptRooms();
  const signedIn = useSignedIn();
  const hrefOf = ({ project, unit, code }: { project: string; unit: number; code: string }) =>
    paths.roomByRoomProjectDetail.to(language, { pro_name: project, id: unit }, { s: code });
  return (
    <>
      {visit === null ? null : (
        <Notice
          title={visit.name}
          action={
            <ButtonLink size="sm" href={hrefOf(visit)}>
              {text('rooms.hub.continue')}
            </ButtonLink>
          }
        >
          {text('rooms.hub.continue.text')}
        </Notice>
      )}
      {signedIn ? (
        <Link href={paths.myPage.to(language, { tab: 'rooms' })}>
          {text('rooms.hub.kept.member')}
        </Link>
      ) : null}
      {kept.length > 0 ? (
        <section aria-labelledby="kept-rooms">
          <Heading level={2} size="h4" id="kept-rooms">
            {text('rooms.hub.kept')}
          </Heading>
          <ul className={s.kept}>
            {kept.map((one) => (
              <li key={one.code}>
                <Link href={hrefOf(one)}>{one.name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
