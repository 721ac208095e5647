import type { ReactNode } from 'react';
import { brandTitles, type BrandName } from '../../theme/brand-names.ts';
import * as s from './Logo.css.ts';

/** Marks of our own making on a 32 × 32 ground; ink is `currentColor`. */
const marks: Partial<Record<BrandName, ReactNode>> = {
  // A veranda: eaves, two posts, a step, and the lamp that is lit in the evening.
  default: (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.5 14.2C8 13.2 12.6 10.2 16 6c3.4 4.2 8 7.2 13.5 8.2" />
      <path d="M7.5 13.4V26M24.5 13.4V26M3.5 26.2h25" />
      <circle className={s.accent} cx="16" cy="17.6" r="2.4" fill="currentColor" stroke="none" />
    </g>
  ),
  // A plan: four walls and a door that stands open.
  demo: (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M18 27H5V5h22v22" />
      <path className={s.accent} d="M18 27a9 9 0 0 1 9-9" />
    </g>
  ),
  // Two half rings that turn into each other.
  samsung: (
    <g fill="none" stroke="currentColor" strokeWidth="5">
      <path d="M25 8.5h-11a4.75 4.75 0 0 0 0 9.5H16" />
      <path className={s.accent} d="M16 14h2a4.75 4.75 0 0 1 0 9.5H7" />
    </g>
  ),
  // Nine desks, one of them taken.
  bgrid: (
    <g fill="currentColor">
      <path d="M4 4h7v7H4zM12.5 4h7v7h-7zM4 12.5h7v7H4zM12.5 12.5h7v7h-7zM21 12.5h7v7h-7zM4 21h7v7H4zM12.5 21h7v7h-7zM21 21h7v7h-7z" />
      <path className={s.accent} d="M21 4h7v7h-7z" />
    </g>
  ),
  // A keystone between two halves of an arch.
  vib: (
    <g fill="currentColor">
      <path d="M4 26V17.5A12 12 0 0 1 12.4 6l2 6.2A5.6 5.6 0 0 0 10.5 17.5V26zM28 26V17.5A12 12 0 0 0 19.6 6l-2 6.2a5.6 5.6 0 0 1 3.9 5.3V26z" />
      <path className={s.accent} d="M13.9 4.6h4.2L16.9 11h-1.8z" />
    </g>
  ),
};

/** The drawn mark of a brand; its initial in a frame until one is drawn. */
export const markOf = (brand: BrandName): ReactNode =>
  marks[brand] ?? (
    <g>
      <path d="M4 4h24v24H4z" fill="none" stroke="currentColor" strokeWidth="2" />
      <text
        className={s.accent}
        x="16"
        y="22"
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        fill="currentColor"
      >
        {brandTitles[brand].charAt(0)}
      </text>
    </g>
  );
