import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as s from './OfflineNotice.css.ts';

export type OfflineNoticeProps = {
  offline: boolean;
  /** What it means here: what still works and what waits. */
  text: string;
  action?: ReactNode;
};

/** A strip under the header while there is no connection. The live region is there before its words. */
export const OfflineNotice = ({ offline, text, action }: OfflineNoticeProps) => (
  <output className={offline ? s.strip : undefined}>
    {offline ? (
      <>
        <CloudOff size={18} strokeWidth={1.75} aria-hidden />
        <p className={s.text}>
          {text} {action}
        </p>
      </>
    ) : null}
  </output>
);
