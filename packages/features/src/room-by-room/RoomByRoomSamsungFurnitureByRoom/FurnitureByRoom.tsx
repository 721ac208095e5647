import { type RbrHome, roomHomeOf } from '@hien/api';
import { encodeSelection, selectionPrice, startSelection, withView } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './FurnitureByRoom.css.ts';

/** Room after room: how it looks, what stands in it, what that costs. */
export function FurnitureByRoom({ home }: { home: RbrHome }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const choices = roomHomeOf(home);
  const selection = startSelection(choices);
  const { lines, rooms: sums } = selectionPrice(choices, selection);
  const options = new Map(
    home.rooms.flatMap(({ slots }) =>
      slots.flatMap((slot) => slot.options.map((option) => [option.id, option] as const)),
    ),
  );
  return (
    <div className={s.rooms}>
      {home.rooms.map((room, at) => {
        const pieces = lines
          .flatMap(({ places }) => places)
          .filter((place) => place.room === room.id)
          .flatMap(({ option }) => options.get(option) ?? []);
        return (
          <section key={room.id} className={s.room} aria-labelledby={`room-${room.id}`}>
            <figure className={s.figure}>
              <Picture
                picture={
                  room.views.find(({ style_id: id }) => id === selection.style)?.picture ?? null
                }
                ratio="4:3"
                sizes="(width > 992px) 620px, 100vw"
                alt=""
                priority={at === 0}
              />
              <figcaption className={s.truth}>{text('rooms.truth.example')}</figcaption>
            </figure>
            <div className={s.words}>
              <Heading level={2} size="h3" id={`room-${room.id}`}>
                {room.name}
              </Heading>
              {pieces.length === 0 ? (
                <Text tone="muted">{text('rooms.empty.slots')}</Text>
              ) : (
                <ul className={s.pieces}>
                  {pieces.map(({ id, name, piece }) =>
                    piece === null ? null : (
                      <li key={id} className={s.piece}>
                        <Picture picture={piece.picture} ratio="1:1" sizes="64px" alt="" />
                        <span>
                          <Link href={paths.shopDetail.to(language, { id: piece.product_id })}>
                            {name}
                          </Link>
                          <Text numeric size="small" tone="muted">
                            {text('rooms.option.times', {
                              count: piece.quantity,
                              price: format.vnd(piece.final_price + piece.extra_price),
                            })}
                          </Text>
                        </span>
                      </li>
                    ),
                  )}
                </ul>
              )}
              <div className={s.sum}>
                <Text numeric weight="strong">
                  {text('rooms.try.total', { total: format.vnd(sums.get(room.id) ?? 0) })}
                </Text>
                <ButtonLink
                  href={paths.roomByRoomProjectDetail.to(
                    language,
                    { pro_name: home.project.slug, id: home.design_id },
                    { s: encodeSelection(choices, withView(selection, room.id)) },
                  )}
                >
                  {text('rooms.by-room.exchange')}
                </ButtonLink>
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}
