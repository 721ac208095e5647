import type { ReactNode } from 'react';
import * as s from './Drawing.css.ts';

export type DrawingName =
  | 'chair'
  | 'lamp'
  | 'basket'
  | 'shelf'
  | 'letter'
  | 'door'
  | 'plant'
  | 'rain'
  | 'parcel';

/** One pen, one weight: things of a house, drawn on a 120 × 96 sheet. The floor line is shared. */
const LINES: Record<DrawingName, ReactNode> = {
  chair: (
    <path d="M43 82 47 52M77 82l-4-30M43 52h34M46 52l-5-34M74 52l5-34M42.5 26h35M44 38h32M41 18c12-4 26-4 38 0M45 68h30" />
  ),
  lamp: <path d="M60 82V46M46 82h28M44 46l8-26h16l8 26zM68 46v9M60 12v8" />,
  basket: (
    <path d="M32 44h56l-6 38H38zM42 44c2-18 10-28 18-28s16 10 18 28M40 56h40M42 69h36M52 44l3 38M68 44l-3 38" />
  ),
  shelf: (
    <path d="M30 14v68M90 14v68M30 14h60M30 36h60M30 60h60M38 36V22h6v14M46 36V20h5v16M53 36l4-15 5 1-4 14M68 60c-4-6-4-12 4-14 8 2 8 8 4 14M36 74h24v8H36z" />
  ),
  letter: <path d="M28 26h64v44H28zM28 27l32 26 32-26M29 69l23-22M91 69 68 47" />,
  door: <path d="M40 82V14h40v68M47 82V21h26v61M67 53h.1M24 82h72M52 28h16v16H52z" />,
  plant: (
    <path d="M48 64h24l-3 18H51zM60 64V34M60 46c-14 2-20-6-21-18 12 0 20 6 21 18M60 40c2-14 9-21 21-22 0 13-8 21-21 22M60 56c-8 0-14-3-18-9" />
  ),
  parcel: <path d="M26 82V40l10-16h48l10 16v42M26 40h68M60 24v16M46 61l10 10 19-20" />,
  rain: (
    <path d="M20 34 60 14l40 20M28 30v52M92 30v52M44 44l-4 10M60 40l-4 10M76 44l-4 10M52 62l-4 10M68 60l-4 10M84 60l-3 8" />
  ),
};

/** A small line drawing beside words; it says nothing by itself. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg
    className={s.drawing}
    viewBox="0 0 120 96"
    width={120}
    height={96}
    aria-hidden
    focusable="false"
  >
    {LINES[name]}
    <path className={s.floor} d="M8 82.5h104" />
  </svg>
);
