import type { RbrHomeRoom, RbrSlot } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, Link, Picture, Text } from '@hien/ui';
import { useId } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NicheVerdict } from '../parts/NicheVerdict.tsx';
import { onePrice } from '../Selector/room-words.ts';
import * as s from './FurnitureByRoom.css.ts';

interface RoomAppliancesProps {
  room: RbrHomeRoom;
  /** The option that stands in a slot; null for none. */
  chosen: (slot: RbrSlot) => number | null;
  onChoose: (slot: RbrSlot, option: number | null) => void;
}

/** Each place of the room with the appliances that could stand there: what fits, what is missing, what it takes a year. */
export function RoomAppliances({ room, chosen, onChoose }: RoomAppliancesProps) {
  const text = useText();
  const places = room.slots.filter(({ niche }) => niche !== null);
  if (places.length === 0) return null;
  return (
    <section className={s.appliances} aria-label={`${text('rooms.appliances')}: ${room.name}`}>
      <Heading level={3} size="h5">
        {text('rooms.appliances')}
      </Heading>
      <div className={s.places}>
        {places.map((slot) => (
          <Place key={slot.slot} slot={slot} chosen={chosen(slot)} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

interface PlaceProps {
  slot: RbrSlot;
  chosen: number | null;
  onChoose: (slot: RbrSlot, option: number | null) => void;
}

/** Radio buttons, so that arrows go through what can stand there. */
function Place({ slot, chosen, onChoose }: PlaceProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const name = useId();
  const cm = (millimetres: number) => format.decimal(millimetres / 10);
  const { niche } = slot;
  if (niche === null) return null;
  return (
    <fieldset className={s.place}>
      <legend className={s.placeName}>
        {text(`rooms.slot.${slot.slot}`)}{' '}
        <span className={s.placeSize}>
          {text('rooms.niche.place', {
            width: cm(niche.width),
            depth: cm(niche.depth),
            height: cm(niche.height),
          })}
        </span>
      </legend>
      {slot.options
        .filter(({ state }) => state !== 'retired')
        .map((option) => (
          <div key={option.id} className={s.appliance}>
            <label className={s.pick}>
              <input
                className={s.radio}
                type="radio"
                name={name}
                checked={option.id === chosen}
                disabled={option.state === 'sold_out'}
                onChange={() => onChoose(slot, option.id)}
              />
              <Picture picture={option.piece.picture} ratio="1:1" sizes="64px" alt="" />
              <span className={s.applianceWords}>
                <span>{option.name}</span>
                <span className={s.facts}>
                  {[
                    option.state === 'sold_out'
                      ? text('rooms.option.sold-out')
                      : format.vnd(onePrice(option)),
                    ...(option.piece.appliance === null
                      ? []
                      : [
                          text('rooms.appliances.year', {
                            energy: format.integer(option.piece.appliance.yearlyEnergy),
                          }),
                        ]),
                  ].join(' · ')}
                </span>
                <NicheVerdict slot={slot} option={option} />
              </span>
            </label>
            <Link
              className={s.more}
              href={paths.shopDetail.to(language, { id: option.piece.product_id })}
              aria-label={`${text('rooms.option.product')}: ${option.name}`}
            >
              {text('rooms.option.product')}
            </Link>
          </div>
        ))}
      <label className={s.without}>
        <input
          className={s.radio}
          type="radio"
          name={name}
          checked={chosen === null}
          onChange={() => onChoose(slot, null)}
        />
        <Text>{text('rooms.option.none')}</Text>
      </label>
    </fieldset>
  );
}
