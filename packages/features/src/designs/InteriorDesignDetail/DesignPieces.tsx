import { paths } from '@hien/domain/routes';
import { Link, LinkBase, Picture, Price, Section, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { placeHref } from '../../shared/rooms/place-href.ts';
import { usePiecePlaces } from '../parts/usePiecePlaces.ts';
import type { Detail } from './DesignView.tsx';
import * as s from './DesignView.css.ts';

/** What of the shop stands in it, each once, however many rooms have it, and where it can be seen in a room. */
export function DesignPieces({ detail }: { detail: Detail }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const places = usePiecePlaces(detail.pieces);
  const pieces = [...new Map(detail.pieces.map((piece) => [piece.id, piece])).values()];
  if (pieces.length === 0) return null;
  return (
    <Section title={text('designs.pieces')} lead={text('designs.pieces.lead')} ground="sunken">
      <ul className={s.rooms}>
        {pieces.map(({ id, name, picture, final_price: price }) => {
          const place = places.find(({ product_id }) => product_id === id);
          return (
            <li key={id}>
              <LinkBase className={s.line} href={paths.shopDetail.to(language, { id })}>
                <span className={s.thumb}>
                  <Picture picture={picture} ratio="1:1" sizes="88px" alt="" />
                </span>
                <span className={s.pieceWords}>
                  <Text as="span" clamp={2}>
                    {name}
                  </Text>
                  <Price size="sm" current={format.vnd(price)} currentLabel={text('price.now')} />
                </span>
              </LinkBase>
              {place ? (
                <Link
                  href={placeHref(language, place)}
                  aria-label={text('designs.room.see-in.name', { name })}
                >
                  {text('designs.room.see-in')}
                </Link>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
