import type { LocalizedText, StoredPicture } from '../db/schema/columns.ts';

/** The instant all fixtures are written for. */
export const testNow = Date.parse('2026-11-20T03:00:00Z');

export const password = 'mat-khau-thu';

export const text = (
  vi: string,
  en: string | null = null,
  ko: string | null = null,
): LocalizedText => ({ vi, en, ko });

export const picture = (name: string, path = 'products'): StoredPicture => ({
  path,
  name: `${name}.avif`,
  width: 1600,
  height: 1600,
  alt: text(`Ảnh ${name}`, `Picture ${name}`),
  placeholder: '',
  color: '#c8b8a0',
});
