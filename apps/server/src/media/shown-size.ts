type Sides = { readonly width: number; readonly height: number };

/** The longer side of a picture that is sold as a file, for whoever looks at it without having bought it (docs/adr/0180). */
export const shownSide = 1280;

/** A picture in the size it is shown in: what its rows say, so that no page offers more. */
export function shownAt<P extends Sides>(picture: P): P {
  const scale = Math.min(1, shownSide / Math.max(picture.width, picture.height));
  return {
    ...picture,
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
  };
}
