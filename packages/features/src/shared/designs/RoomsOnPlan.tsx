import type { DesignRoomPlace } from '@hien/domain';
import type { ReactNode } from 'react';
import * as s from './RoomsOnPlan.css.ts';

interface RoomsOnPlanProps {
  /** The address of the drawing. */
  plan: string;
  alt: string;
  rooms: readonly { readonly number: number; readonly place: DesignRoomPlace; chosen?: boolean }[];
  /** What else lies over the drawing, e.g. where it is pressed. */
  children?: ReactNode;
}

const percent = (share: number): string => `${share * 100}%`;

/** The walls of a place as a box over its drawing. */
export const boxOver = ({ x, y, width, height }: Omit<DesignRoomPlace, 'plan'>) => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  width: percent(width),
  height: percent(height),
});

/** A drawing with the rooms that lie on it, each by its number. */
export const RoomsOnPlan = ({ plan, alt, rooms, children }: RoomsOnPlanProps) => (
  <div className={s.ground}>
    <img className={s.drawing} src={plan} alt={alt} loading="lazy" />
    {rooms.map(({ number, place, chosen = false }) => (
      <span
        key={number}
        className={chosen ? s.chosen : s.box}
        style={boxOver(place)}
        aria-hidden="true"
      >
        <span className={s.number}>{number}</span>
      </span>
    ))}
    {children}
  </div>
);
