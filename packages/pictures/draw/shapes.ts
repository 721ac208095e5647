/** Simple original marks: each is a few shapes on a 96 × 96 ground. `a` is the ink, `b` the second tone, `g` the ground. */
import type { Language } from '../src/types.ts';

export interface Tones {
  a: string;
  b: string;
  g: string;
}

export interface Glyph {
  id: string;
  alt: Record<Language, string>;
  tones: Tones;
  /** Corner radius of the ground. */
  radius: number;
  shapes: (tones: Tones) => string;
}

export const green = { a: '#1f4d3a', b: '#b8955a', g: '#f4efe6' };
export const clay = { a: '#8f4028', b: '#d9b48a', g: '#f6ede2' };
export const ink = { a: '#2a2723', b: '#b8955a', g: '#efe9dd' };
export const night = { a: '#f4efe6', b: '#d9a05b', g: '#22372c' };
export const sea = { a: '#24465a', b: '#c98a5a', g: '#eef1ee' };

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export function glyph(
  id: string,
  alt: [string, string, string],
  tones: Tones,
  radius: number,
  shapes: (tones: Tones) => string,
): Glyph {
  return {
    id,
    alt: { vi: `Biểu trưng: ${alt[0]}`, en: `Mark: ${alt[1]}`, ko: `로고: ${alt[2]}` },
    tones,
    radius,
    shapes,
  };
}
