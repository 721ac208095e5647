import type { Picture as PictureData } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { LinkBase, Picture, Price } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './PieceInText.css.ts';

/** A piece of the shop as it stands in a text. */
export interface TextPiece {
  readonly id: number;
  readonly name: string;
  readonly picture: PictureData;
  readonly listPrice: number;
  readonly finalPrice: number;
  readonly isSoldOut: boolean;
}

interface PieceInTextProps {
  piece: TextPiece;
  /** Where the text is written it leads nowhere. */
  isStill?: boolean;
  /** The way to it is taken. */
  onOpen?: () => void;
}

/** One piece where a text speaks of it: what it is, what it costs today, and the way to it. */
export function PieceInText({ piece, isStill = false, onOpen }: PieceInTextProps) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  const { id, name, picture, listPrice, finalPrice, isSoldOut } = piece;
  const inside = (
    <>
      <span className={s.picture}>
        <Picture picture={picture} ratio="1:1" sizes="112px" alt="" />
      </span>
      <span className={s.words}>
        <span className={s.name}>{name}</span>
        <Price
          size="sm"
          current={vnd(finalPrice)}
          currentLabel={text('price.now')}
          {...(finalPrice < listPrice && { old: vnd(listPrice), oldLabel: text('price.was') })}
        />
        {isSoldOut ? <span className={s.note}>{text('product.sold-out')}</span> : null}
      </span>
    </>
  );
  return isStill ? (
    <div className={s.still}>{inside}</div>
  ) : (
    <LinkBase className={s.card} href={paths.shopDetail.to(language, { id })} onClick={onOpen}>
      {inside}
    </LinkBase>
  );
}
