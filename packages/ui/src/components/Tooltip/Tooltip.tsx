import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useAnchored } from '../../internal/use-anchored.ts';
import * as s from './Tooltip.css.ts';

export type TooltipProps = {
  /** A few words; never the only place of something that matters (phones have no hover). */
  text: string;
  /** `label` names the trigger, `description` adds to its name. */
  role?: 'label' | 'description';
  /** One element that takes focus. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string }>;
};

const PATIENCE_MS = 350;

/** Words beside what is hovered or focused; Escape hides them, and the pointer may rest on them. */
export const Tooltip = ({ text, role = 'description', children }: TooltipProps) => {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const {
    setAnchor,
    floating: bubble,
    setFloating,
  } = useAnchored<HTMLSpanElement, HTMLSpanElement>(open, 'top');

  const show = () => {
    clearTimeout(timer.current);
    // It may have left the page while the pointer's patience ran.
    if (!bubble?.isConnected) return;
    if (!bubble.matches(':popover-open')) bubble.showPopover();
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (bubble?.matches(':popover-open')) bubble.hidePopover();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <span
      ref={setAnchor}
      className={s.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(show, PATIENCE_MS);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
    >
      {cloneElement(
        children,
        role === 'label' ? { 'aria-label': text } : { 'aria-describedby': id },
      )}
      <span ref={setFloating} id={id} role="tooltip" popover="manual" className={s.bubble}>
        {text}
      </span>
    </span>
  );
};
