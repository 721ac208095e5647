import { type PostCard, type PostPiece, listPostPieces } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Picture, SkeletonText, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import * as s from './PostPieces.css.ts';

interface PostPiecesProps {
  post: Pick<PostCard, 'id' | 'pieces'>;
  title: string;
}

/** What the pieces in a home brought: both sums, which unfold to each piece. Nothing where readers see no piece of the shop. */
export function PostPieces({ post: { id, pieces }, title }: PostPiecesProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { count, opened, carted } = pieces;
  if (count === 0) return null;
  if (opened + carted === 0)
    return (
      <Text size="small" tone="muted" measure>
        {text('my-post.pieces.none')}
      </Text>
    );
  return (
    <details className={s.root} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={s.summary}>{text('my-post.pieces.sum', { opened, carted })}</summary>
      {open ? <Figures id={id} count={count} title={title} /> : null}
    </details>
  );
}

/** Asked for once somebody wants to see them. */
function Figures({ id, count, title }: { id: number; count: number; title: string }) {
  const text = useText();
  const pieces = useCall(listPostPieces, { id }, { enabled: useSignedIn() });
  return (
    <div className={s.inside}>
      <QueryBoundary query={pieces} skeleton={<SkeletonText lines={2 * Math.min(count, 6)} />}>
        {({ items }) => (
          <table className={s.table} aria-label={text('my-post.pieces.table', { title })}>
            <thead>
              <tr>
                <th scope="col" className={s.head}>
                  {text('my-post.pieces.piece')}
                </th>
                <th scope="col" className={s.figureHead}>
                  {text('my-post.pieces.opened')}
                </th>
                <th scope="col" className={s.figureHead}>
                  {text('my-post.pieces.carted')}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((piece) => (
                <Row key={piece.product_id} piece={piece} />
              ))}
            </tbody>
          </table>
        )}
      </QueryBoundary>
      <Text size="small" tone="muted" measure>
        {text('my-post.pieces.how')}
      </Text>
    </div>
  );
}

function Row({ piece }: { piece: PostPiece }) {
  const text = useText();
  const { integer } = useFormat();
  const language = useLanguage();
  const { product_id: id, name, picture, in_shop: inShop, opened, carted } = piece;
  return (
    <tr className={s.row}>
      <th scope="row" className={s.piece}>
        <span className={s.pieceInside}>
          <Picture className={s.thumb} picture={picture} ratio="1:1" sizes="48px" alt="" />
          <span className={s.words}>
            {inShop ? (
              <Link href={paths.shopDetail.to(language, { id })}>{name}</Link>
            ) : (
              <>
                <span>{name}</span>
                <span className={s.gone}>{text('my-post.pieces.gone')}</span>
              </>
            )}
          </span>
        </span>
      </th>
      <td className={s.figure}>{integer(opened)}</td>
      <td className={s.figure}>{integer(carted)}</td>
    </tr>
  );
}
