import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './RichTextEditor.css.ts';

type EditorFrameProps = {
  toolbar?: ReactNode;
  children: ReactNode;
  minHeight?: number;
  invalid?: boolean;
  busy?: boolean;
};

/** The box around toolbar and text, the same before the editor is there and after. */
export const EditorFrame = ({
  toolbar,
  children,
  minHeight = 240,
  invalid = false,
  busy = false,
}: EditorFrameProps) => (
  <div className={cx(s.frame, invalid && s.invalid)} aria-busy={busy || undefined}>
    <div className={s.bar}>{toolbar}</div>
    <div className={s.page} style={{ minHeight }}>
      {children}
    </div>
  </div>
);
