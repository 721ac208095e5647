import { Button, ShareMenu } from '@hien/ui';
import { Printer } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { OriginContext } from '../head/PageHead.tsx';
import { useText } from '../i18n/useText.ts';
import * as s from './reading.css.ts';
import { useShareLabels } from '../sharing/useShareLabels.ts';

interface PassOnProps {
  title: string;
  /** What else can be done with it, first. */
  children?: ReactNode;
}

/** Passes a text on: as a link, or on paper. */
export function PassOn({ title, children }: PassOnProps) {
  const text = useText();
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  return (
    <div className={children ? s.passOn : s.inLine}>
      {children}
      <ShareMenu
        url={`${origin}${pathname}`}
        title={title}
        variant="quiet"
        size="sm"
        labels={useShareLabels()}
      />
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.75} aria-hidden />
        {text('reading.print')}
      </Button>
    </div>
  );
}
