import type { RbrOption, RbrSlot } from '@hien/api';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { lacksOf } from './appliances.ts';
import * as s from './Appliances.css.ts';

interface Props {
  slot: RbrSlot;
  option: RbrOption;
}

/** Whether an appliance fits the place that its room has for it, and what is missing. */
export function NicheVerdict({ slot, option }: Props) {
  const text = useText();
  const format = useFormat();
  const lacks = lacksOf(slot, option);
  if (lacks === null) return null;
  if (lacks.length === 0) return <span className={s.fits}>{text('rooms.niche.fits')}</span>;
  return (
    <span className={s.lacks}>
      {lacks.map((lack) => (
        <span key={lack.what} className={s.lack}>
          {'missing' in lack
            ? text(`rooms.niche.${lack.what}`, { cm: format.decimal(lack.missing / 10) })
            : text(`rooms.niche.${lack.what}`)}
        </span>
      ))}
    </span>
  );
}
