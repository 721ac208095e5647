import { type RbrHome, type RbrHomeCard, getRoomHome } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, SkeletonPicture, Text } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { Announcement } from '../Selector/Announcement.tsx';
import { Pieces } from '../Selector/Pieces.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { useSelector } from '../Selector/useSelector.ts';
import * as s from './Introduction.css.ts';

const skeleton = <SkeletonPicture ratio="4:3" />;

/** The first room of the first home, whose pieces change under the finger; the whole home is one press away, with what was chosen here. */
export function TryRoom({ homes }: { homes: Loadable<{ items: readonly RbrHomeCard[] }> }) {
  return (
    <QueryBoundary query={homes} skeleton={skeleton}>
      {({ items: [first] }) => (first === undefined ? null : <FirstRoom unit={first.design_id} />)}
    </QueryBoundary>
  );
}

function FirstRoom({ unit }: { unit: number }) {
  const home = useCall(getRoomHome, { designId: unit });
  return (
    <QueryBoundary query={home} skeleton={skeleton}>
      {(data) => <Room home={data} />}
    </QueryBoundary>
  );
}

function Room({ home }: { home: RbrHome }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const selector = useSelector(home);
  const { room } = selector;
  if (room === undefined) return null;
  const { slug } = home.project;
  return (
    <>
      <RoomPicture selector={selector} room={room} />
      <Pieces key={room.id} selector={selector} room={room} />
      <div className={s.sum}>
        <Text numeric>
          {text('rooms.try.total', { total: format.vnd(selector.price.rooms.get(room.id) ?? 0) })}
        </Text>
        <ButtonLink
          variant="primary"
          href={paths.roomByRoomProjectDetail.to(
            language,
            { pro_name: slug, id: home.design_id },
            { s: selector.code, brand: selector.brand },
          )}
        >
          {text('rooms.try.whole')}
        </ButtonLink>
      </div>
      <Announcement selector={selector} />
    </>
  );
}
