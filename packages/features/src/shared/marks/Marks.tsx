import type { SharePiece } from '@hien/api';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { MarkCard } from './MarkCard.tsx';
import * as s from './Marks.css.ts';

/** What stands somewhere in a picture. */
export interface PictureMark {
  /** Shares of the picture, from the left and from the top. */
  x: number;
  y: number;
  label: string;
  /** As in the list beside it. */
  number?: number | undefined;
  /** Left out when it is none of the shop's, or not sold any more. */
  piece?: SharePiece | undefined;
}

/** Names one mark of a page: which picture, which of its marks. */
export type MarkName = `${number}-${number}`;

interface MarksProps {
  /** The place of the picture among those of the page. */
  at: number;
  marks: readonly PictureMark[];
  open: MarkName | null;
  onOpen: (mark: MarkName | null) => void;
  /** From where the picture is seen, of its width: what is left of it is covered, and so are its marks. */
  from?: number;
  /** The picture, where it is not another part's. */
  children?: ReactNode;
}

/** Marks over a picture: a press on one says what stands there; Escape or another press closes it. */
export function Marks({ at, marks, open, onOpen, from = 0, children }: MarksProps) {
  const text = useText();
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    event.currentTarget.ownerDocument.getElementById(markId(open))?.focus();
    onOpen(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of what is inside
    <div className={children === undefined ? s.over : s.frame} onKeyDown={close}>
      {children}
      {marks.map(({ x, y, label, number, piece }, index) => {
        if (x < from) return null;
        const name: MarkName = `${at}-${index}`;
        const isOpen = open === name;
        return (
          <Fragment key={name}>
            <button
              type="button"
              id={markId(name)}
              className={s.mark}
              aria-expanded={isOpen}
              aria-label={
                number === undefined
                  ? text('mark.piece', { name: label })
                  : text('mark.piece.number', { number, name: label })
              }
              style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
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
            {isOpen ? <MarkCard x={x} y={y} label={label} piece={piece} /> : null}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Where a mark stands in the page: the list beside it leads there. */
export const markId = (name: MarkName): string => `mark-${name}`;

/** Shows a mark and gives it the focus, once it is drawn. */
export function goToMark(name: MarkName, page: Document): void {
  const button = page.getElementById(markId(name));
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
