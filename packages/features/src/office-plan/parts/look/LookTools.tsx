import { formatPercent } from '@hien/domain';
import { IconButton } from '@hien/ui';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { CloserLook } from './useCloserLook.ts';
import * as s from './Look.css.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Nearer, farther and all of it; how near it is stands between them. */
export function LookTools({ look }: { look: CloserLook }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.tools} role="group" aria-label={text('office-plan.look')}>
      <IconButton
        variant="outlined"
        size="sm"
        label={text('office-plan.look.out')}
        icon={<ZoomOut {...icon} />}
        disabled={!look.isNear}
        onClick={look.out}
      />
      <span className={s.percent}>{formatPercent(look.percent, language)}</span>
      <IconButton
        variant="outlined"
        size="sm"
        label={text('office-plan.look.in')}
        icon={<ZoomIn {...icon} />}
        disabled={look.isNearest}
        onClick={look.in}
      />
      <IconButton
        variant="outlined"
        size="sm"
        label={text('office-plan.look.all')}
        icon={<Maximize {...icon} />}
        disabled={!look.isNear}
        onClick={look.all}
      />
    </div>
  );
}
