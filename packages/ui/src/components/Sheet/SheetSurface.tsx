import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { covering, onInteractOutside } from '../../internal/modal.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import type { SheetProps } from './Sheet.tsx';
import { useDragDown } from './use-drag-down.ts';
import * as s from './Sheet.css.ts';

export const SheetSurface = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  side = 'end',
  size = 'md',
  focusInvalid = false,
}: SheetProps) => {
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const { surface, drag } = useDragDown(() => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={s.overlay} {...covering} />
        <Radix.Content
          ref={surface}
          className={cx(s.surface, s.side[side], s.size[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={onInteractOutside}
          onOpenAutoFocus={(event) => {
            remember();
            // Reading starts at the title, not at the closing cross, and the arrow keys scroll.
            event.preventDefault();
            const invalid = focusInvalid
              ? surface.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
              : null;
            (invalid ?? surface.current)?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className={s.head} {...drag}>
            <span className={s.grip} aria-hidden />
            <Radix.Title className={s.title}>{title}</Radix.Title>
            <Radix.Close className={s.close} aria-label={closeLabel}>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </div>
          <div className={s.body}>
            {description ? (
              <Radix.Description className={s.description}>{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className={s.footer}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
