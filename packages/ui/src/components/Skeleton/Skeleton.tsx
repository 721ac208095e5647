import { cx } from '../../internal/cx.ts';
import type { PictureRatio } from '../Picture/Picture.tsx';
import * as s from './Skeleton.css.ts';

export type SkeletonProps = {
  /** `text` one line of the surrounding size, `block` fills its place, `circle` an avatar. */
  shape?: 'text' | 'block' | 'circle';
  /** Any CSS length. */
  width?: string;
  height?: string;
};

/** A quiet shape where something is about to be. Screens say once that they load; this is silent. */
export const Skeleton = ({ shape = 'block', width, height }: SkeletonProps) => (
  <span className={cx(s.base, s.shape[shape])} style={{ width, height }} aria-hidden />
);

export type SkeletonTextProps = { lines?: number };

/** Lines of a paragraph; the last one ends early. */
export const SkeletonText = ({ lines = 3 }: SkeletonTextProps) => (
  <span className={s.lines} aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape="text" width={line === lines - 1 ? '62%' : undefined} />
    ))}
  </span>
);

export type SkeletonPictureProps = { ratio?: Exclude<PictureRatio, 'natural'> };

export const SkeletonPicture = ({ ratio = '4:3' }: SkeletonPictureProps) => (
  <span
    className={cx(s.base, s.shape.block, s.picture)}
    style={{ aspectRatio: ratio.replace(':', ' / ') }}
    aria-hidden
  />
);

export type SkeletonCardProps = { kind?: 'product' | 'design' | 'article' | 'share' };

const RATIO = { product: '1:1', design: '4:3', article: '3:2', share: '4:5' } as const;

/** Has the very measures of the card that comes. */
export const SkeletonCard = ({ kind = 'product' }: SkeletonCardProps) => (
  <span className={s.card} aria-hidden>
    <SkeletonPicture ratio={RATIO[kind]} />
    <span className={s.words}>
      <Skeleton shape="text" width="34%" />
      <Skeleton shape="text" width="86%" />
      <Skeleton shape="text" width="52%" />
    </span>
  </span>
);
