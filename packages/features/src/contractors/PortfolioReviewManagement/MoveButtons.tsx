import { IconButton } from '@hien/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

/** Where something stands in its list, and how it goes elsewhere. */
export interface Place {
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Where an arrow, or the key for the beginning or the end, moves what has the focus. */
const keys: Readonly<Record<string, (place: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: () => Infinity,
};

/** Moves a row by two buttons, or by the arrow keys on them. */
export function MoveButtons({ name, place, count, onMove }: Place & { name: string }) {
  const text = useText();
  const pressed = useRef<HTMLElement>(null);
  // A row that moves in the page loses the focus of what is in it.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const move = (button: HTMLElement, wanted: number) => {
    const to = Math.min(count - 1, Math.max(0, wanted));
    if (to === place) return;
    pressed.current = button;
    onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = keys[event.key];
    if (to === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    move(event.target, to(place));
  };
  return (
    <>
      <IconButton
        label={text('company.order.up', { name })}
        icon={<ArrowUp size={18} aria-hidden />}
        disabled={place === 0}
        onKeyDown={onKeyDown}
        onClick={(event) => move(event.currentTarget, place - 1)}
      />
      <IconButton
        label={text('company.order.down', { name })}
        icon={<ArrowDown size={18} aria-hidden />}
        disabled={place === count - 1}
        onKeyDown={onKeyDown}
        onClick={(event) => move(event.currentTarget, place + 1)}
      />
    </>
  );
}
