import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';

const toOklch = register(modeOklch);
register(modeRgb);

/** A colour as the eye orders it (OKLCH): lightness 0–1, chroma, hue in degrees. */
export interface Tint {
  l: number;
  c: number;
  h: number;
}

/** Of `#rrggbb`. */
export function tintOf(hex: string): Tint {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** As `#rrggbb`; what no screen can show keeps its hue and lightness and loses chroma. */
export function hexOf({ l, c, h }: Tint): string {
  const inside = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: inside, c, h }, 'oklch'));
}

export const BLACK = hexOf({ l: 0, c: 0, h: 0 });
export const WHITE = hexOf({ l: 1, c: 0, h: 0 });

/** The nearest lightness, in steps of a hundredth, at which a colour does what is asked; undefined where none does. */
export function nearestLightness(hex: string, does: (hex: string) => boolean): string | undefined {
  if (does(hex)) return hex;
  const { l, c, h } = tintOf(hex);
  // Black and white themselves come last.
  for (let step = 1; step <= 100; step++)
    for (const moved of [l - step / 100, l + step / 100]) {
      const tried = hexOf({ l: moved, c, h });
      if (does(tried)) return tried;
    }
  return undefined;
}
