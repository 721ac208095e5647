import { ButtonLink, IconButton } from '@hien/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import { Announcement } from '../Selector/Announcement.tsx';
import { LinkNotices } from '../Selector/LinkNotices.tsx';
import { Pieces } from '../Selector/Pieces.tsx';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import { RoomTabs } from '../Selector/RoomTabs.tsx';
import { StylePicker } from '../Selector/StylePicker.tsx';
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
            <IconButton
              label={text('rooms.undo')}
              icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
              disabled={selector.undo === undefined}
              onClick={selector.undo}
            />
            <IconButton
              label={text('rooms.redo')}
              icon={<Redo2 size={18} strokeWidth={1.75} aria-hidden />}
              disabled={selector.redo === undefined}
              onClick={selector.redo}
            />
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
