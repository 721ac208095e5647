import type { DesignWithFurniture, PlacedProduct } from '@hien/api';
import { Heading, LinkBase, Picture, Price, Text } from '@hien/ui';
import { useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { SeeInRoom } from './SeeInRoom.tsx';
import { LeadSkeleton } from './skeletons.tsx';
import { pieceMark } from '../../shared/pictures/piece-mark.css.ts';
import * as s from './ShopTheRoom.css.ts';

/** Top designs: a room, and the pieces that stand in it. The others wait in a row below. */
export function ShopTheRoom({ query }: { query: Loadable<readonly DesignWithFurniture[]> }) {
  const text = useText();
  return (
    <HomeSection
      title={text('home.room.title')}
      lead={text('home.room.lead')}
      ground="sunken"
      query={query}
      isEmpty={(designs) => designs.length === 0}
      skeleton={<LeadSkeleton />}
    >
      {(designs) => <Rooms designs={designs} />}
    </HomeSection>
  );
}

function Rooms({ designs }: { designs: readonly DesignWithFurniture[] }) {
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const design = designs[chosen] ?? designs[0];
  if (!design) return null;
  return (
    <>
      <Room key={design.id} design={design} />
      {designs.length > 1 ? (
        <ul className={s.others} aria-label={text('home.room.others')}>
          {designs.map((each, at) => (
            <li key={`room-${each.id}`}>
              <button
                type="button"
                className={s.other}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                <Picture picture={each.picture} ratio="4:3" sizes="160px" alt="" />
                <span className={s.otherName}>{each.title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Room({ design }: { design: DesignWithFurniture }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const [pointed, setPointed] = useState<number>();
  const pieces = design.products.slice(0, 5);
  return (
    <div className={s.room}>
      <div>
        <div className={s.frame}>
          <Picture
            picture={design.picture}
            ratio="4:3"
            sizes="(min-width: 1344px) 740px, (min-width: 993px) 58vw, 100vw"
          />
          {/* The list beside the picture says and links the same. */}
          {pieces.map(({ x, y }, at) => (
            <span
              key={`mark-${at}`}
              aria-hidden
              className={pieceMark}
              data-pointed={pointed === at || undefined}
              style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            >
              {at + 1}
            </span>
          ))}
        </div>
        <div className={s.inRoom}>
          <SeeInRoom productIds={pieces.map(({ id }) => id)} />
        </div>
      </div>
      <div className={s.words}>
        <Heading level={3}>
          <LinkBase
            className={s.name}
            href={paths.interiorDesignDetail.to(language, { id: design.id })}
          >
            {design.title}
          </LinkBase>
        </Heading>
        <Text tone="muted" size="small">
          {[
            text(`style.${design.style}`),
            text(`house.${design.house_type}`),
            format.area(design.area),
          ].join(' · ')}
        </Text>
        <Text clamp={3}>{design.summary}</Text>
        <ol className={s.pieces}>
          {pieces.map((piece, at) => (
            <li
              key={`piece-${piece.id}`}
              onPointerEnter={() => setPointed(at)}
              onPointerLeave={() => setPointed(undefined)}
            >
              <Piece piece={piece} number={at + 1} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Piece({ piece, number }: { piece: PlacedProduct; number: number }) {
  const text = useText();
  const format = useFormat();
  const dropped = piece.final_price < piece.list_price;
  return (
    <LinkBase className={s.piece} href={paths.shopDetail.to(useLanguage(), { id: piece.id })}>
      <span className={s.number} aria-hidden>
        {number}
      </span>
      <Picture className={s.thumb} picture={piece.picture} ratio="1:1" sizes="72px" alt="" />
      <span className={s.pieceWords}>
        <span className={s.pieceName}>{piece.name}</span>
        <Price
          size="sm"
          current={format.vnd(piece.final_price)}
          currentLabel={text('price.now')}
          {...(dropped && { old: format.vnd(piece.list_price), oldLabel: text('price.was') })}
        />
      </span>
    </LinkBase>
  );
}
