import { MoveHorizontal } from 'lucide-react';
import { isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './BeforeAfter.css.ts';

export type BeforeAfterProps = {
  /** A picture, or what is drawn of one, such as a `LayeredPicture`, in the same proportions as the other. */
  before: PictureData | ReactElement;
  after: PictureData | ReactElement;
  labels: {
    before: string;
    after: string;
    /** The name of the handle, e.g. “So sánh trước và sau”. */
    handle: string;
    /** Where the handle stands, e.g. “Thấy 40% ảnh sau”. */
    position: (percent: number) => string;
  };
  ratio?: Exclude<PictureRatio, 'natural'>;
  sizes?: string;
  /** How much of the first picture is seen at the start, in per cent. */
  start?: number;
  /** How much of it is seen, where somebody else moves the line too. */
  at?: number;
  onMove?: (at: number) => void;
  /** What lies over the pictures, such as marks on the second: it takes a press where one of its own parts does. */
  children?: ReactNode;
};

/** A room before and after, one over the other, parted by a line that is dragged or moved by arrows. */
export const BeforeAfter = ({
  before,
  after,
  labels,
  ratio = '4:3',
  sizes = '(min-width: 993px) 60vw, 100vw',
  start = 50,
  at: given,
  onMove,
  children,
}: BeforeAfterProps) => {
  const [own, setOwn] = useState(start);
  const at = given ?? own;
  const shown = (of: PictureData | ReactElement) =>
    isValidElement(of) ? of : <Picture picture={of} ratio={ratio} sizes={sizes} corner="none" />;
  return (
    <figure className={s.root}>
      {shown(after)}
      <div className={s.over} style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        {shown(before)}
      </div>
      {/* Each says itself where its picture is; the pictures have their own words. */}
      <span className={s.before} aria-hidden style={{ opacity: at > 18 ? 1 : 0 }}>
        {labels.before}
      </span>
      <span className={s.after} aria-hidden style={{ opacity: at < 82 ? 1 : 0 }}>
        {labels.after}
      </span>
      {/* The browser's own slider, as large as the picture: pointer, touch and keys come with it. */}
      <input
        type="range"
        className={s.range}
        min={0}
        max={100}
        value={at}
        aria-label={labels.handle}
        aria-valuetext={labels.position(100 - at)}
        onChange={({ target }) => {
          setOwn(Number(target.value));
          onMove?.(Number(target.value));
        }}
      />
      <span className={s.line} style={{ insetInlineStart: `${at}%` }} aria-hidden>
        <span className={s.knob}>
          <MoveHorizontal size={20} strokeWidth={1.75} />
        </span>
      </span>
      {children === undefined ? null : <div className={s.above}>{children}</div>}
    </figure>
  );
};
