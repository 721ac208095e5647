import { ButtonLink, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import { RoomAsChosen } from '../Selector/RoomAsChosen.tsx';
import { roomSight } from '../Selector/room-sight.ts';
import * as option from '../parts/PictureOption.css.ts';
import { BankBar } from './BankBar.tsx';
import type { BankFlow } from './BankStep.tsx';
import * as s from './Bank.css.ts';

/** Which rooms are furnished: ticked beside their pictures, or pressed on the plan as well. One at least stays. */
export function ChooseRooms({ flow }: { flow: BankFlow }) {
  const text = useText();
  const { way, link, selector, rooms } = flow;
  const { home } = selector;
  const chosen = new Set(rooms.map(({ id }) => id));
  const all = home.rooms.map((room) => room.id);
  const toggle = (id: number) =>
    link.go(
      (now) => {
        const before = all.filter((one) => now.rooms.length === 0 || now.rooms.includes(one));
        const next = all.filter((one) => before.includes(one) !== (one === id));
        if (next.length === 0) return {};
        return { rooms: next.length === all.length ? [] : next };
      },
      { replace: true },
    );
  return (
    <>
      <div className={way === 'room' ? undefined : s.columns}>
        {way === 'floor-plan' ? <HomeFloors home={home} chosen={rooms} onRoom={toggle} /> : null}
        <fieldset
          className={way === 'room' ? s.rooms : s.roomList}
          aria-label={text('rooms.rooms')}
        >
          {home.rooms.map((room) => (
            <RoomOption
              key={room.id}
              flow={flow}
              room={room}
              isChosen={chosen.has(room.id)}
              isLast={chosen.has(room.id) && chosen.size === 1}
              onToggle={() => toggle(room.id)}
            />
          ))}
        </fieldset>
      </div>
      <BankBar flow={flow}>
        <ButtonLink variant="primary" size="lg" href={link.stepHref('pieces', way)}>
          {text('bank.next.pieces')}
        </ButtonLink>
      </BankBar>
    </>
  );
}

interface RoomOptionProps {
  flow: BankFlow;
  room: BankFlow['rooms'][number];
  isChosen: boolean;
  isLast: boolean;
  onToggle: () => void;
}

function RoomOption({ flow: { selector }, room, isChosen, isLast, onToggle }: RoomOptionProps) {
  const text = useText();
  const format = useFormat();
  return (
    <label className={option.option}>
      <input
        className={option.input}
        type="checkbox"
        checked={isChosen}
        aria-disabled={isLast || undefined}
        onChange={onToggle}
      />
      <span className={option.look}>
        <RoomAsChosen sight={roomSight(selector, room)} sizes="(width > 767px) 33vw, 50vw" alt="" />
        <span className={option.label}>{room.name}</span>
        <Text size="small" tone="muted" numeric>
          {format.vnd(selector.price.rooms.get(room.id) ?? 0)}
        </Text>
        <Text size="small" tone={isChosen ? 'default' : 'muted'}>
          {text(isLast ? 'bank.room.last' : isChosen ? 'bank.room.chosen' : 'bank.room.left')}
        </Text>
      </span>
    </label>
  );
}
