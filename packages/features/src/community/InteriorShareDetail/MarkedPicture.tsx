import type { SharePicture, SharePiece } from '@hien/api';
import { IconButton, Picture } from '@hien/ui';
import { Expand } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { MarkCard } from './MarkCard.tsx';
import type { MarkName } from './marks.ts';
import * as s from './MarkedPicture.css.ts';

interface MarkedPictureProps {
  /** Its place among the home's pictures. */
  at: number;
  picture: SharePicture;
  pieces: ReadonlyMap<number, SharePiece>;
  /** What stands on the mark of a piece, as in the list below. */
  numbers: ReadonlyMap<number, number>;
  open: MarkName | null;
  onOpen: (mark: MarkName | null) => void;
  /** Shows it in the whole window. */
  onEnlarge: () => void;
}

/** A picture with its marks: a press on one says what stands there; Escape or another press closes it. */
export function MarkedPicture({
  at,
  picture: { picture, tags },
  pieces,
  numbers,
  open,
  onOpen,
  onEnlarge,
}: MarkedPictureProps) {
  const text = useText();
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    event.currentTarget.ownerDocument.getElementById(markId(open))?.focus();
    onOpen(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of what is inside
    <div className={s.frame} onKeyDown={close}>
      <Picture
        picture={picture}
        ratio="natural"
        sizes="(min-width: 1280px) 800px, (min-width: 993px) 62vw, 100vw"
        priority={at === 0}
      />
      {tags.map((tag, index) => {
        const name: MarkName = `${at}-${index}`;
        const piece = tag.product_id === null ? undefined : pieces.get(tag.product_id);
        const number = tag.product_id === null ? undefined : numbers.get(tag.product_id);
        const isOpen = open === name;
        return (
          <div key={name}>
            <button
              type="button"
              id={markId(name)}
              className={s.mark}
              aria-expanded={isOpen}
              aria-label={
                number === undefined
                  ? text('share.mark', { name: tag.label })
                  : text('share.mark.number', { number, name: tag.label })
              }
              style={{ insetInlineStart: `${tag.x * 100}%`, insetBlockStart: `${tag.y * 100}%` }}
              onClick={() => onOpen(isOpen ? null : name)}
            >
              <span
                className={s.dot}
                data-open={isOpen || undefined}
                data-own={number === undefined || undefined}
                aria-hidden
              >
                {number}
              </span>
            </button>
            {isOpen ? <MarkCard tag={tag} piece={piece} /> : null}
          </div>
        );
      })}
      <span className={s.enlarge}>
        <IconButton
          variant="floating"
          label={text('share.picture.open', { number: at + 1 })}
          icon={<Expand size={18} strokeWidth={1.75} />}
          onClick={onEnlarge}
        />
      </span>
    </div>
  );
}

/** Where a mark stands in the page: the list below leads there. */
export const markId = (name: MarkName): string => `mark-${name}`;
