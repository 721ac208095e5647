import { ButtonLink } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import { Announcement } from '../Selector/Announcement.tsx';
import { LinkNotices } from '../Selector/LinkNotices.tsx';
import { Pieces } from '../Selector/Pieces.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { RoomTabs } from '../Selector/RoomTabs.tsx';
import { StylePicker } from '../Selector/StylePicker.tsx';
import { UndoRedo } from '../Selector/UndoRedo.tsx';
import { BankBar } from './BankBar.tsx';
import type { BankFlow } from './BankStep.tsx';
import * as s from './Bank.css.ts';

/** The style and the pieces of the rooms that were chosen; rooms are reached by their names, or on the plan. */
export function ChoosePieces({ flow }: { flow: BankFlow }) {
  const text = useText();
  const { way, link, selector, rooms } = flow;
  const room = rooms.find(({ id }) => id === selector.room?.id) ?? rooms[0];
  if (room === undefined) return null;
  return (
    <>
      <LinkNotices selector={selector} />
      <div className={s.columns}>
        <div className={s.seen}>
          <RoomPicture selector={selector} room={room} />
          <div className={s.tools}>
            <UndoRedo selector={selector} />
          </div>
          {way === 'room' ? (
            <RoomTabs selector={selector} rooms={rooms} room={room} />
          ) : (
            <HomeFloors home={selector.home} room={room} rooms={rooms} onRoom={selector.see} />
          )}
        </div>
        <div className={s.chosen}>
          <Pieces key={room.id} selector={selector} room={room} />
          <StylePicker selector={selector} room={room} />
        </div>
      </div>
      <Announcement selector={selector} />
      <BankBar flow={flow}>
        <ButtonLink
          variant="primary"
          size="lg"
          href={link.stepHref('summary', way, { code: selector.code })}
        >
          {text('bank.next.summary')}
        </ButtonLink>
      </BankBar>
    </>
  );
}
