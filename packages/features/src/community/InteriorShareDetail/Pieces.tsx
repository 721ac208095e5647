import type { SharePiece } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, Heading, Link, LinkBase, Picture, Price, Text } from '@hien/ui';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PointToMark } from '../../shared/marks/PointToMark.tsx';
import type { ShownHome } from './HomeBody.tsx';
import { markOf, ownThings } from './marks.ts';
import * as s from './Pieces.css.ts';

interface PiecesProps {
  share: ShownHome;
  buy: ReactNode;
  /** Shows where it stands in the page that the list is in. */
  onPoint: (piece: SharePiece, page: Document) => void;
  /** Its page is opened from the list. */
  onOpenPiece?: ((id: number) => void) | undefined;
}

/** Shown before somebody asks for the rest. */
const FIRST = 6;

/** What stands in the home: the pieces of the shop at today's prices, then what is the author's own. */
export function Pieces({ share, buy, onPoint, onOpenPiece }: PiecesProps) {
  const text = useText();
  const own = ownThings(share);
  const [all, setAll] = useState(false);
  const { pieces_shown: pieces } = share;
  if (pieces.length === 0 && own.length === 0) return null;
  return (
    <section className={s.root} aria-labelledby="pieces">
      <Heading level={2} size="h3" id="pieces">
        {text('share.pieces')}
      </Heading>
      {pieces.length > 0 ? (
        <>
          <ol className={s.list}>
            {pieces.slice(0, all ? undefined : FIRST).map((piece, at) => (
              <li key={piece.id} className={s.row}>
                <Row
                  piece={piece}
                  number={at + 1}
                  onOpen={() => onOpenPiece?.(piece.id)}
                  {...(markOf(share, piece.id) && {
                    onPoint: (page: Document) => onPoint(piece, page),
                  })}
                />
              </li>
            ))}
          </ol>
          {pieces.length > FIRST && !all ? (
            <Button variant="secondary" onClick={() => setAll(true)}>
              {text('share.pieces.all', { count: pieces.length })}
            </Button>
          ) : null}
          {buy}
        </>
      ) : null}
      {own.length > 0 ? (
        <div className={s.own}>
          <Text size="small" tone="muted">
            {text('share.own')}
          </Text>
          <ul className={s.ownList}>
            {own.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

function Row({
  piece,
  number,
  onOpen,
  onPoint,
}: {
  piece: SharePiece;
  number: number;
  onOpen: () => void;
  /** Left out for one that stands in the words alone. */
  onPoint?: (page: Document) => void;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { id, name, category_id: category } = piece;
  const dropped = piece.final_price < piece.list_price;
  return (
    <>
      <PointToMark number={number} name={name} onPoint={onPoint} />
      <LinkBase className={s.piece} href={paths.shopDetail.to(language, { id })} onClick={onOpen}>
        <span className={s.thumb}>
          <Picture picture={piece.picture} ratio="1:1" sizes="72px" alt="" />
        </span>
        <span className={s.words}>
          <span className={s.name}>{name}</span>
          <Price
            size="sm"
            current={format.vnd(piece.final_price)}
            currentLabel={text('price.now')}
            {...(dropped && { old: format.vnd(piece.list_price), oldLabel: text('price.was') })}
          />
        </span>
      </LinkBase>
      {piece.option_id === null ? (
        <p className={s.gone}>
          {text('share.sold-out')}{' '}
          <Link href={paths.shop.to(language, { category })}>{text('share.similar')}</Link>
        </p>
      ) : null}
    </>
  );
}
