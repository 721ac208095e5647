import { Link, QrCode } from '@hien/ui';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Printed.css.ts';

interface PrintedLinkProps {
  /** The whole address, with `https:`. */
  url: string;
  /** What else is to be known. */
  children: ReactNode;
}

/** The way from paper back to the choice, for a camera and for whoever types, beside what is to be known. */
export function PrintedLink({ url, children }: PrintedLinkProps) {
  const text = useText();
  return (
    <div className={s.notes}>
      <div className={s.words}>
        {children}
        <p>
          {text('rooms.print.link')}{' '}
          <Link href={url} className={s.link}>
            {url}
          </Link>
        </p>
      </div>
      <QrCode value={url} label={text('rooms.print.qr')} size={132} fallback={null} />
    </div>
  );
}
