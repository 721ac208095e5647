import { ButtonLink, Text } from '@hien/ui';
import { Printer } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { SaveRooms } from '../Selector/SaveRooms.tsx';
import { Total, TotalBar } from '../Selector/Total.tsx';
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
            <RoomPicture selector={selector} room={room} sizes="(width > 767px) 320px, 50vw">
              <Text as="span">{room.name}</Text>
              <Text as="span" numeric>
                {format.vnd(price.rooms.get(room.id) ?? 0)}
              </Text>
            </RoomPicture>
          </li>
        ))}
      </ul>
      <div className={s.sum}>
        <Total selector={selector} buying={buying} />
        <div className={s.ways}>
          <SaveRooms selector={selector} />
          <ButtonLink variant="quiet" size="sm" href={selector.lookHref('print')}>
            <Printer size={18} strokeWidth={1.75} aria-hidden />
            {text('rooms.print')}
          </ButtonLink>
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
