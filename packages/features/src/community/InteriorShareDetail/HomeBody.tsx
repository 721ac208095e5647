import type { ShareDetail, SharePiece } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Container, Heading, LinkBase } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { BeforeAfter } from '@hien/ui/viewers';
import { useState, type ReactNode } from 'react';
import { useCompareLabels } from '../../shared/built/useCompareLabels.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MarkedPicture } from '../../shared/marks/MarkedPicture.tsx';
import { type MarkName, goToMark } from '../../shared/marks/Marks.tsx';
import { PieceInText, type TextPiece } from '../../shared/product/PieceInText.tsx';
import { useLargePictures } from '../../shared/pictures/useLargePictures.tsx';
import { HomeFacts } from './HomeFacts.tsx';
import { HomeHead } from './HomeHead.tsx';
import { markOf, marksOf, numbersOf, pieceOf } from './marks.ts';
import { Pieces } from './Pieces.tsx';
import * as s from './ShareView.css.ts';

/** A home as it is shown: what is written so far may not say yet what kind it is. */
export type ShownHome = Omit<ShareDetail, 'house_type' | 'style'> & {
  [Fact in 'house_type' | 'style']: ShareDetail[Fact] | null;
};

interface HomeBodyProps {
  share: ShownHome;
  /** Beside its author. */
  actions?: ReactNode;
  /** Below its pieces. */
  buy?: ReactNode;
  /** A piece was opened: its mark, or its line in the list or the words. Nobody asks before it is published. */
  onOpenPiece?: (id: number) => void;
}

/**
 * A home: its pictures with what stands in them, its author's words, and beside them what it is and which pieces stand
 * there. Readers see it, and its author before it is published.
 */
export function HomeBody({ share, actions, buy, onOpenPiece }: HomeBodyProps) {
  const text = useText();
  const language = useLanguage();
  const compare = useCompareLabels(share.title);
  const [open, setOpen] = useState<MarkName | null>(null);
  const { show, view } = useLargePictures({
    pictures: share.pictures.map(({ picture }) => picture),
    label: text('share.pictures', { title: share.title }),
  });
  const pieces = new Map(share.pieces_shown.map((piece) => [piece.id, piece]));
  const numbers = numbersOf(share);
  const openMark = (mark: MarkName | null) => {
    setOpen(mark);
    const piece = mark === null ? undefined : pieceOf(share, mark);
    if (piece !== undefined) onOpenPiece?.(piece);
  };
  const point = ({ id }: SharePiece, page: Document) => {
    const mark = markOf(share, id);
    if (mark === undefined) return;
    openMark(mark);
    goToMark(mark, page);
  };
  const [first, ...others] = share.pictures.map((picture, at) => (
    <MarkedPicture
      key={picture.picture.name}
      at={at}
      picture={picture.picture}
      marks={marksOf(picture, pieces, numbers)}
      ratio="natural"
      priority={at === 0}
      sizes="(min-width: 1280px) 800px, (min-width: 993px) 62vw, 100vw"
      open={open}
      onOpen={openMark}
      enlarge={{
        label: text('share.picture.open', { number: at + 1 }),
        onPress: () => show(at),
      }}
    />
  ));
  return (
    <>
      <Container className={s.page}>
        <HomeHead share={share} actions={actions} />
        <div className={s.columns}>
          <div className={s.story}>
            {first}
            <div className={s.text}>
              <RichText
                html={share.body}
                tableLabel={share.title}
                productOf={(id) => {
                  const piece = pieces.get(id);
                  return piece ? (
                    <PieceInText piece={sharedPieceOf(piece)} onOpen={() => onOpenPiece?.(id)} />
                  ) : null;
                }}
              />
            </div>
            {share.before ? (
              <section className={s.before} aria-labelledby="before-after">
                <Heading level={2} size="h3" id="before-after">
                  {text('share.before')}
                </Heading>
                <BeforeAfter before={share.before} after={share.picture} labels={compare} />
              </section>
            ) : null}
            {others}
            {share.hashtags.length > 0 ? (
              <ul className={s.hashtags} aria-label={text('share.hashtags')}>
                {share.hashtags.map((word) => (
                  <li key={word}>
                    <LinkBase
                      className={s.hashtag}
                      href={paths.interiorShare.to(language, { q: word })}
                    >
                      #{word}
                    </LinkBase>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <aside className={s.side} aria-label={text('share.facts')}>
            <HomeFacts share={share} />
            <Pieces share={share} buy={buy} onPoint={point} onOpenPiece={onOpenPiece} />
          </aside>
        </div>
      </Container>
      {view}
    </>
  );
}

const sharedPieceOf = (piece: SharePiece): TextPiece => ({
  id: piece.id,
  name: piece.name,
  picture: piece.picture,
  listPrice: piece.list_price,
  finalPrice: piece.final_price,
  isSoldOut: piece.option_id === null,
});
