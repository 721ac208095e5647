import type { RbrHomeRoom, RbrOption, RbrSlot } from '@hien/api';
import { type Surface, isSurface } from '@hien/domain';
import { Button, Chip, Heading, Link, Picture, Text } from '@hien/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NicheVerdict } from '../parts/NicheVerdict.tsx';
import { fetchAhead, nextLayers } from './layers-ahead.ts';
import { Instead } from './Instead.tsx';
import { chosenOption, handedOverOption, onePrice } from './room-words.ts';
import { Similar } from './Similar.tsx';
import type { Selector } from './useSelector.ts';
import * as s from './Pieces.css.ts';

type Props = { selector: Selector; room: RbrHomeRoom };

/** What can be exchanged in the room: slots as chips, the options of one of them as cards. */
export function Pieces({ selector, room }: Props) {
  const text = useText();
  // What is bought comes first under the thumb, walls and floors after it.
  const slots = [
    ...room.slots.filter(({ slot }) => !isSurface(slot)),
    ...room.slots.filter(({ slot }) => isSurface(slot)),
  ].toSorted((a, b) => weight(b) - weight(a));
  const [open, setOpen] = useState(slots[0]?.slot);
  const slot = slots.find((one) => one.slot === open) ?? slots[0];
  return (
    <section className={s.root} aria-label={text('rooms.pieces')}>
      <Heading level={2} size="h4">
        {text('rooms.pieces')}
      </Heading>
      {slot === undefined ? (
        <Text tone="muted">{text('rooms.empty.slots')}</Text>
      ) : (
        <>
          <div className={s.slots} role="group" aria-label={text('rooms.slots')}>
            {slots.map((one) => (
              <Chip key={one.slot} chosen={one === slot} onToggle={() => setOpen(one.slot)}>
                {text(`rooms.slot.${one.slot}`)}
              </Chip>
            ))}
          </div>
          <Options key={slot.slot} selector={selector} room={room} slot={slot} />
        </>
      )}
    </section>
  );
}

/** The piece that makes the room comes first. */
const first = ['sofa', 'bed', 'table'];
const weight = ({ slot }: RbrSlot): number => (first.includes(slot) ? 3 - first.indexOf(slot) : 0);

/** Radio buttons underneath, so that arrows go through the options; a sold-out one is seen and cannot be taken. */
function Options({ selector, room, slot }: Props & { slot: RbrSlot }) {
  const text = useText();
  const language = useLanguage();
  const name = useId();
  const chosen = chosenOption(selector, room, slot);
  const offered = slot.options.filter(({ state }) => state !== 'retired');
  const { scene } = room;
  const next = nextLayers(slot, chosen?.id).join(' ');
  useEffect(
    () => (scene === null || next === '' ? undefined : fetchAhead(scene, next.split(' '))),
    [scene, next],
  );
  const none = (
    <Choice
      name={name}
      checked={chosen === null}
      onChoose={() => selector.choose(room, slot, null)}
    >
      {isSurface(slot.slot) ? (
        <KeptCard option={handedOverOption(selector, room, slot)} />
      ) : (
        <NoneCard />
      )}
    </Choice>
  );
  return (
    <>
      <fieldset className={s.options} aria-label={text(`rooms.slot.${slot.slot}`)}>
        {isSurface(slot.slot) ? none : null}
        {offered.map((option) => (
          <Choice
            key={option.id}
            name={name}
            checked={option.id === chosen?.id}
            disabled={option.state === 'sold_out'}
            below={
              option.state === 'sold_out' ? (
                <Instead
                  selector={selector}
                  room={room}
                  slot={slot}
                  gone={option}
                  chosen={chosen}
                />
              ) : null
            }
            onChoose={() => selector.choose(room, slot, option.id)}
          >
            <OptionCard slot={slot} option={option} />
          </Choice>
        ))}
        {isSurface(slot.slot) || offered.length === 0 ? null : none}
      </fieldset>
      {isSurface(slot.slot) ? (
        <SurfaceFacts selector={selector} surface={slot.slot} chosen={chosen} />
      ) : null}
      {chosen === null ? null : (
        <>
          <Text size="small">
            {chosen.name}{' '}
            <Link href={paths.shopDetail.to(language, { id: chosen.piece.product_id })}>
              {text('rooms.option.product')}
            </Link>
          </Text>
          <Similar selector={selector} room={room} slot={slot} chosen={chosen} />
        </>
      )}
    </>
  );
}

type ChoiceProps = {
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** Pressed by itself. */
  below?: ReactNode;
  children: ReactNode;
};

function Choice({ name, checked, disabled, onChoose, below = null, children }: ChoiceProps) {
  return (
    <div className={s.option}>
      <label className={s.pressed}>
        <input
          className={s.input}
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
        {children}
      </label>
      {below}
    </div>
  );
}

/** Their own piece stands there, or nothing. */
function NoneCard() {
  const text = useText();
  return (
    <span className={s.card}>
      <span className={s.none} aria-hidden />
      <span className={s.name}>{text('rooms.option.none')}</span>
    </span>
  );
}

/** The walls or the floor that the home is handed over with, in the colour of the style's. */
function KeptCard({ option }: { option: RbrOption | null }) {
  const text = useText();
  return (
    <span className={s.card}>
      <span
        className={s.finish}
        style={{ backgroundColor: option?.color ?? undefined }}
        aria-hidden
      />
      <span className={s.name}>{text('rooms.option.kept')}</span>
      <span className={s.price}>{text('rooms.option.kept.free')}</span>
    </span>
  );
}

type SurfaceFactsProps = { selector: Selector; surface: Surface; chosen: RbrOption | null };

/** How the packs of a floor or paint were counted, and the same for the other rooms. */
function SurfaceFacts({ selector, surface, chosen }: SurfaceFactsProps) {
  const text = useText();
  const format = useFormat();
  const everywhere = selector.everywhere(surface, chosen);
  // What was pressed stays where it was, and the focus with it.
  const [isUsed, setUsed] = useState(false);
  const isOffered =
    everywhere !== null && (isUsed || chosen !== null || everywhere.change !== null);
  const { quantity, coverage } = chosen?.piece ?? {};
  return (
    <>
      {quantity === undefined || coverage == null ? null : (
        <Text size="small" tone="muted" numeric>
          {text(`rooms.option.packs.${surface}`, {
            count: quantity,
            covered: format.decimal(quantity * coverage.pack),
            room: format.decimal(coverage.room),
          })}
        </Text>
      )}
      {isOffered ? (
        <Button
          size="sm"
          className={s.everywhere}
          disabledReason={everywhere.change ? undefined : text('rooms.option.everywhere.done')}
          onClick={() => {
            setUsed(true);
            everywhere.change?.();
          }}
        >
          {text(everywhere.isPart ? 'rooms.option.everywhere.part' : 'rooms.option.everywhere')}
        </Button>
      ) : null}
    </>
  );
}

function OptionCard({ slot, option }: { slot: RbrSlot; option: RbrOption }) {
  const text = useText();
  const format = useFormat();
  const { piece } = option;
  const price = format.vnd(onePrice(option));
  return (
    <span className={s.card}>
      <Picture picture={piece.picture} ratio="1:1" sizes="140px" alt="" />
      <span className={s.name}>{option.name}</span>
      <span className={s.price}>
        {option.state === 'sold_out'
          ? text('rooms.option.sold-out')
          : piece.quantity > 1
            ? text('rooms.option.times', { count: piece.quantity, price })
            : price}
      </span>
      <NicheVerdict slot={slot} option={option} />
    </span>
  );
}
