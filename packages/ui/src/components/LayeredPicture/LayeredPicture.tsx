import { useEffect, useId, useRef, useState } from 'react';
import { PictureFallback } from '../Picture/PictureFallback.tsx';
import * as s from './LayeredPicture.css.ts';

export const layerWidths = [640, 1280, 1920] as const;
export type LayerWidth = (typeof layerWidths)[number];

/** One file of a layered room, at its three widths. */
export type LayerImage = {
  /** Another key is another picture: the old one stays until the new one can be shown. */
  key: string;
  /** The address of the file for a width of the whole picture. */
  src: (width: LayerWidth) => string;
};

/** Factors of red, green and blue, 1 being as photographed. */
export type Light = { readonly red: number; readonly green: number; readonly blue: number };

/** An empty room. */
export type RoomImage = LayerImage & {
  /** The light in which its walls let the pieces of a slot stand. */
  light?: Readonly<Record<string, Light>>;
};

export type PlacedLayer = LayerImage & {
  /** What the layer stands for, such as `sofa`; one layer a slot. */
  slot: string;
  /** Left, top, right and bottom in pixels of the whole picture. */
  box: readonly [number, number, number, number];
};

export type LayeredPictureProps = {
  /** The empty room: walls and floor. */
  base: RoomImage;
  /** From back to front. */
  layers: readonly PlacedLayer[];
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  /** What the room shows now, in words. */
  alt: string;
  /** The room's mean colour, shown until the base is there. */
  color?: string;
  /** A tiny data URI shown until the base is there. */
  placeholder?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** The first picture of a page: fetched early and at once. */
  priority?: boolean;
  /** A layer could not be fetched (`base` for the room itself); what was there before stays. */
  onError?: (slot: string) => void;
};

/**
 * A room of layers: exchanging a piece changes one of them. The next picture is fetched and decoded unseen and then
 * takes the place of the old one in one frame, so that nothing flashes; if it cannot be had, the old one stays.
 */
export const LayeredPicture = ({
  base,
  layers,
  width,
  height,
  alt,
  color,
  placeholder,
  sizes = '100vw',
  priority = false,
  onError,
}: LayeredPictureProps) => {
  const [lost, setLost] = useState<string>();
  // Pieces change their light with the walls that are seen, not with those that are on their way.
  const [seen, setSeen] = useState(base);
  const { light } = seen.key === base.key ? base : seen;
  const common = { whole: { width, height }, sizes, priority };
  if (lost === base.key) {
    return (
      <div className={s.frame} style={{ aspectRatio: width / height, backgroundColor: color }}>
        <PictureFallback alt={alt} />
      </div>
    );
  }
  return (
    <div
      role="img"
      aria-label={alt}
      className={s.frame}
      style={{
        aspectRatio: width / height,
        backgroundColor: color,
        backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
      }}
    >
      <Exchanged
        {...common}
        image={{ ...base, slot: 'base', box: [0, 0, width, height] }}
        onShow={() => setSeen(base)}
        onError={(first) => {
          // A room that never came has nothing for its pieces to stand in.
          if (first) setLost(base.key);
          onError?.('base');
        }}
      />
      {layers.map((layer) => (
        <Exchanged
          key={layer.slot}
          {...common}
          image={layer}
          light={light?.[layer.slot]}
          onError={() => onError?.(layer.slot)}
        />
      ))}
    </div>
  );
};

type ExchangedProps = {
  image: PlacedLayer;
  whole: { width: number; height: number };
  sizes: string;
  priority: boolean;
  light?: Light | undefined;
  /** The picture asked for took the place of the one before. */
  onShow?: () => void;
  /** `first`: nothing of this slot has been there before. */
  onError: (first: boolean) => void;
};

const share = (part: number, of: number) => `${(part / of) * 100}%`;

/** The picture of a slot that is shown and, behind it, the one that is on its way. */
function Exchanged({ image, whole, sizes, priority, light, onShow, onError }: ExchangedProps) {
  const [shown, setShown] = useState(image);
  const tint = useId();
  const wanted = useRef(image.key);
  useEffect(() => {
    wanted.current = image.key;
  }, [image.key]);
  const waits = shown.key !== image.key;
  const show = async (next: PlacedLayer, element: HTMLImageElement) => {
    try {
      // A picture that was decoded is painted with the frame that shows it.
      await element.decode();
    } catch {
      if (wanted.current === next.key) onError(false);
      return;
    }
    // Somebody who chooses faster than pictures come sees the last choice alone.
    if (wanted.current !== next.key) return;
    setShown(next);
    onShow?.();
  };
  const pictures = (waits ? [shown, image] : [image]).map((layer) => {
    const [left, top, right, bottom] = layer.box;
    const hidden = waits && layer === image;
    return (
      <img
        key={layer.key}
        alt=""
        className={hidden ? s.waiting : s.layer}
        style={{
          left: share(left, whole.width),
          top: share(top, whole.height),
          width: share(right - left, whole.width),
          height: share(bottom - top, whole.height),
          filter: light && `url(#${tint})`,
        }}
        // Widths are those of the whole picture, so that all layers come at the same step.
        sizes={sizes}
        srcSet={layerWidths.map((width) => `${layer.src(width)} ${width}w`).join(', ')}
        src={layer.src(1280)}
        loading={priority || hidden ? 'eager' : 'lazy'}
        fetchPriority={priority && layer.slot === 'base' ? 'high' : undefined}
        decoding={priority || hidden ? 'sync' : 'async'}
        draggable={false}
        onLoad={hidden ? (event) => void show(layer, event.currentTarget) : undefined}
        onError={() => onError(!hidden)}
      />
    );
  });
  return (
    <>
      {light ? <Tint id={tint} light={light} /> : null}
      {pictures}
    </>
  );
}

/** No function of CSS takes a colour's parts by themselves. */
function Tint({ id, light: { red, green, blue } }: { id: string; light: Light }) {
  return (
    <svg className={s.tint} width="0" height="0" aria-hidden>
      <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
        <feColorMatrix values={`${red} 0 0 0 0  0 ${green} 0 0 0  0 0 ${blue} 0 0  0 0 0 1 0`} />
      </filter>
    </svg>
  );
}
