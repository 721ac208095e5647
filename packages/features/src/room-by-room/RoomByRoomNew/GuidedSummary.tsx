import { ButtonLink, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { SaveRooms } from '../Selector/SaveRooms.tsx';
import { Total, TotalBar } from '../Selector/Total.tsx';
import { shownStyle } from '../Selector/room-words.ts';
import { useAddRooms } from '../Selector/useAddRooms.tsx';
import type { Selector } from '../Selector/useSelector.ts';
import * as s from './RoomByRoomNew.css.ts';

/** The rooms as they are chosen, what each costs, and the way into the cart. */
export function GuidedSummary({ selector }: { selector: Selector }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const buying = useAddRooms(selector);
  const { home, price, code } = selector;
  return (
    <div className={s.summary}>
      <ul className={s.rooms}>
        {home.rooms.map((room) => (
          <li key={room.id} className={s.room}>
            <Picture
              picture={
                room.views.find(({ style_id: id }) => id === shownStyle(selector, room))?.picture ??
                null
              }
              ratio="4:3"
              sizes="(width > 767px) 240px, 50vw"
              alt=""
            />
            <span>{room.name}</span>
            <Text numeric tone="muted">
              {format.vnd(price.rooms.get(room.id) ?? 0)}
            </Text>
          </li>
        ))}
      </ul>
      <div className={s.sum}>
        <Total selector={selector} buying={buying} />
        <div className={s.ways}>
          <SaveRooms selector={selector} />
          <ButtonLink
            variant="secondary"
            size="sm"
            href={paths.roomByRoomProjectDetail.to(
              language,
              { pro_name: home.project.slug, id: home.design_id },
              { s: code },
            )}
          >
            {text('rooms.guided.selector')}
          </ButtonLink>
        </div>
        <KnownCosts of={{ house_type: home.type }} />
      </div>
      <TotalBar selector={selector} buying={buying} />
    </div>
  );
}
