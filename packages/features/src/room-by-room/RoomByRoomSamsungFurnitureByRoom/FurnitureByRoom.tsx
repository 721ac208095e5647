import type { RbrHome, RbrHomeRoom } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ApplianceTotals } from '../parts/ApplianceTotals.tsx';
import { chosenAppliances } from '../parts/appliances.ts';
import { Announcement } from '../Selector/Announcement.tsx';
import { LinkNotices } from '../Selector/LinkNotices.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { chosenOption } from '../Selector/room-words.ts';
import { Total, TotalBar } from '../Selector/Total.tsx';
import { useAddRooms } from '../Selector/useAddRooms.tsx';
import { type Selector, type SelectorLink, useSelector } from '../Selector/useSelector.ts';
import { RoomAppliances } from './RoomAppliances.tsx';
import * as s from './FurnitureByRoom.css.ts';

/** Room after room: how it looks, what stands in it, which appliances its places take, and what all of it costs. */
export function FurnitureByRoom({ home, link }: { home: RbrHome; link: SelectorLink }) {
  const selector = useSelector(home, link);
  const buying = useAddRooms(selector);
  const totals = chosenAppliances(home, selector.choices, selector.selection);
  return (
    <div className={s.rooms}>
      <LinkNotices selector={selector} />
      {home.rooms.map((room, at) => (
        <Room key={room.id} selector={selector} room={room} isFirst={at === 0} />
      ))}
      <div className={s.bundle}>
        {totals === null ? null : <ApplianceTotals totals={totals} />}
        <Total selector={selector} buying={buying} />
      </div>
      <Announcement selector={selector} />
      <TotalBar selector={selector} buying={buying} />
    </div>
  );
}

interface RoomProps {
  selector: Selector;
  room: RbrHomeRoom;
  isFirst: boolean;
}

function Room({ selector, room, isFirst }: RoomProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const pieces = room.slots
    .filter(({ niche }) => niche === null)
    .flatMap((slot) => chosenOption(selector, room, slot) ?? []);
  return (
    <section className={s.room} aria-labelledby={`room-${room.id}`}>
      <RoomPicture selector={selector} room={room} priority={isFirst} />
      <div className={s.words}>
        <Heading level={2} size="h3" id={`room-${room.id}`}>
          {room.name}
        </Heading>
        {room.slots.length === 0 ? <Text tone="muted">{text('rooms.empty.slots')}</Text> : null}
        {pieces.length === 0 ? null : (
          <ul className={s.pieces}>
            {pieces.map(({ id, name, piece }) => (
              <li key={id} className={s.piece}>
                <Picture picture={piece.picture} ratio="1:1" sizes="64px" alt="" />
                <span>
                  <Link href={paths.shopDetail.to(language, { id: piece.product_id })}>{name}</Link>
                  <Text numeric size="small" tone="muted">
                    {text('rooms.option.times', {
                      count: piece.quantity,
                      price: format.vnd(piece.final_price + piece.extra_price),
                    })}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className={s.sum}>
          <Text numeric weight="strong">
            {text('rooms.try.total', {
              total: format.vnd(selector.price.rooms.get(room.id) ?? 0),
            })}
          </Text>
          <ButtonLink
            href={paths.roomByRoomProjectDetail.to(
              language,
              { pro_name: selector.home.project.slug, id: selector.home.design_id },
              { s: selector.codeIn(room.id) },
            )}
          >
            {text('rooms.by-room.exchange')}
          </ButtonLink>
        </div>
      </div>
      <RoomAppliances
        room={room}
        chosen={(slot) => chosenOption(selector, room, slot)?.id ?? null}
        onChoose={(slot, option) => selector.choose(room, slot, option)}
      />
    </section>
  );
}
