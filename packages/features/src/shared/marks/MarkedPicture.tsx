import { IconButton, Picture, type PictureData } from '@hien/ui';
import { Expand } from 'lucide-react';
import { type MarkName, Marks, type PictureMark } from './Marks.tsx';
import * as s from './MarkedPicture.css.ts';

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
      <span className={s.enlarge}>
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
