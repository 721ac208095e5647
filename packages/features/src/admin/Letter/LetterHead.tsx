import type { Letter } from '@hien/api';
import { Heading, StatusBadge, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { allReaders } from './letter-facts.ts';
import * as s from './Letter.css.ts';

/** Which letter, where it stands, when it leaves and to how many; `titleId` names the part around it. */
export function LetterHead({ letter, titleId }: { letter: Letter; titleId: string }) {
  const text = useText();
  const format = useFormat();
  const { readers, sent, leaves_at: leaves, over_at: over, changed_at: changed } = letter;
  const all = allReaders(letter);
  const [year = '', month = ''] = letter.month.split('-');
  return (
    <div className={s.head}>
      <div className={s.row}>
        <Heading level={2} size="h3" id={titleId}>
          {text('admin.letter.of', { month: Number(month), year })}
        </Heading>
        <Standing letter={letter} />
      </div>
      <Text>
        {letter.state === 'open'
          ? text('admin.letter.leaves', { at: format.date(leaves, 'dateTime'), count: all })
          : text('admin.letter.sent', { sent, count: all, at: format.date(over, 'dateTime') })}
      </Text>
      <Text size="small" tone="muted">
        {text('admin.letter.readers', readers)}
      </Text>
      {changed === null ? null : (
        <Text size="small" tone="muted">
          {text('admin.letter.changed', {
            by: letter.changed_by ?? text('admin.letter.somebody'),
            at: format.date(changed, 'dateTime'),
          })}
        </Text>
      )}
    </div>
  );
}

function Standing({ letter: { held_at: held, previews, state } }: { letter: Letter }) {
  const text = useText();
  if (held !== null) return <StatusBadge tone="caution">{text('admin.letter.held')}</StatusBadge>;
  if (previews === null)
    return <StatusBadge tone="neutral">{text('admin.letter.nothing')}</StatusBadge>;
  return state === 'open' ? (
    <StatusBadge tone="info">{text('admin.letter.open')}</StatusBadge>
  ) : (
    <StatusBadge tone="positive">{text('admin.letter.leaving')}</StatusBadge>
  );
}
