import { IconButton, Picture, type PictureData } from '@hien/ui';
import { Expand } from 'lucide-react';
import { type MarkName, Marks, type PictureMark } from './Marks.tsx';
import * as s from './MarkedPicture.css.ts';

/** From where on a mark would lie under the button in the lower corner, of a picture as wide as a phone. */
const CORNER = { x: 0.77, y: 0.7 };

interface MarkedPictureProps {
  /** Its place among the pictures of the page. */
  at: number;
  picture: PictureData;
  marks: readonly PictureMark[];
  ratio: 'natural' | '4:3';
  sizes: string;
  /** Among what the first window shows. */
  priority?: boolean;
  /** Where its marks say all that is to be said of it. */
  alt?: string;
  open: MarkName | null;
  onOpen: (mark: MarkName | null) => void;
  /** Shows it in the whole window. */
  enlarge: { label: string; onPress: () => void };
}

/** A picture with its marks. */
export function MarkedPicture({
  at,
  picture,
  marks,
  ratio,
  sizes,
  priority = false,
  alt,
  open,
  onOpen,
  enlarge,
}: MarkedPictureProps) {
  const isTaken = marks.some(({ x, y }) => x > CORNER.x && y > CORNER.y);
  return (
    <div className={s.root}>
      <Marks at={at} marks={marks} open={open} onOpen={onOpen}>
        <Picture
          picture={picture}
          ratio={ratio}
          sizes={sizes}
          priority={priority}
          {...(alt === undefined ? {} : { alt })}
        />
      </Marks>
      <span className={isTaken ? s.enlargeAbove : s.enlarge}>
        <IconButton
          variant="floating"
          label={enlarge.label}
          icon={<Expand size={18} strokeWidth={1.75} />}
          onClick={enlarge.onPress}
        />
      </span>
    </div>
  );
}
