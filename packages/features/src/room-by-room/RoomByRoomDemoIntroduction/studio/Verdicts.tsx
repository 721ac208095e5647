import { Button, Notice, Text } from '@hien/ui';
import type { Verdict } from '@hien/ui/brand-studio';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from './BrandStudio.css.ts';

/** How well the picked colours can be read, each pair shown as it meets; one press mends what is too weak. */
export function Verdicts({
  verdicts,
  onMend,
}: {
  verdicts: readonly Verdict[];
  onMend: () => void;
}) {
  const text = useText();
  const { decimal } = useFormat();
  const weak = verdicts.filter(({ passes }) => !passes);
  return (
    <div className={s.verdicts}>
      <ul className={s.pairs}>
        {verdicts.map(({ check, ink, ground, ratio, least, passes }) => (
          <li key={check} className={s.pair}>
            <span aria-hidden className={s.sample} style={{ background: ground }}>
              <span className={s.dot} style={{ background: ink }} />
            </span>
            <Text as="span" size="small">
              {text(`rooms.studio.check.${check}`)}
            </Text>
            <Text as="span" size="small" numeric tone={passes ? 'muted' : 'critical'}>
              {check === 'paper'
                ? text(passes ? 'rooms.studio.paper.light' : 'rooms.studio.paper.dark')
                : text(passes ? 'rooms.studio.passes' : 'rooms.studio.weak', {
                    ratio: decimal(ratio),
                    least: decimal(least),
                  })}
            </Text>
          </li>
        ))}
      </ul>
      <div role="status">
        {weak.length === 0 ? (
          <Notice tone="positive">{text('rooms.studio.readable')}</Notice>
        ) : (
          <Notice
            tone="caution"
            title={text('rooms.studio.unreadable', { count: weak.length })}
            action={
              <Button size="sm" onClick={onMend}>
                {text('rooms.studio.mend')}
              </Button>
            }
          >
            {text('rooms.studio.unreadable.text')}
          </Notice>
        )}
      </div>
    </div>
  );
}
