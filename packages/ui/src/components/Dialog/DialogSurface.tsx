import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { covering, onInteractOutside } from '../../internal/modal.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import type { DialogProps } from './Dialog.tsx';
import * as s from './Dialog.css.ts';

export const DialogSurface = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  size = 'md',
  hideTitle = false,
  kind = 'dialog',
  initialFocus,
}: DialogProps) => {
  const surface = useRef<HTMLDivElement>(null);
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={s.overlay} {...covering} />
        <Radix.Content
          ref={surface}
          className={cx(s.surface, s.size[size])}
          {...(kind === 'alert' ? { role: 'alertdialog' } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={
            kind === 'alert' ? (event) => event.preventDefault() : onInteractOutside
          }
          onOpenAutoFocus={(event) => {
            remember();
            if (kind === 'alert' && !initialFocus) return;
            // Reading starts at the title, not at the closing cross, and the arrow keys scroll.
            event.preventDefault();
            (initialFocus?.current ?? surface.current)?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className={cx(s.head, hideTitle && s.headBare)}>
            <Radix.Title className={hideTitle ? s.hidden : s.title}>{title}</Radix.Title>
            {kind === 'dialog' ? (
              <Radix.Close className={s.close} aria-label={closeLabel}>
                <X size={20} strokeWidth={1.75} aria-hidden />
              </Radix.Close>
            ) : null}
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
