import type { SharePiece } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { LinkBase, Picture, Price } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './Marks.css.ts';

interface MarkCardProps {
  x: number;
  y: number;
  label: string;
  /** Undefined when it is none of the shop's, or not sold any more. */
  piece: SharePiece | undefined;
}

/** What stands at a mark, beside it: above in the lower half of the picture, below in the upper. */
export function MarkCard({ x, y, label, piece }: MarkCardProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const below = y < 0.5;
  const place = {
    // Never over the edge of the picture.
    insetInlineStart: `clamp(${s.cardGap}, calc(${x * 100}% - ${s.cardWidth} / 2), calc(100% - ${s.cardWidth} - ${s.cardGap}))`,
    [below ? 'insetBlockStart' : 'insetBlockEnd']: `calc(${(below ? y : 1 - y) * 100}% + 24px)`,
  };
  if (!piece)
    return (
      <p className={s.card} style={place}>
        <span className={s.cardWords}>
          <span>{label}</span>
          <span className={s.note}>{text('mark.own')}</span>
        </span>
      </p>
    );
  const dropped = piece.final_price < piece.list_price;
  return (
    <LinkBase
      className={s.card}
      style={place}
      href={paths.shopDetail.to(language, { id: piece.id })}
    >
      <span className={s.thumb}>
        <Picture picture={piece.picture} ratio="1:1" sizes="64px" alt="" />
      </span>
      <span className={s.cardWords}>
        <span className={s.cardName}>{piece.name}</span>
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
