import { ActionBar, Button, Notice, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Buying } from './useAddRooms.tsx';
import type { Selector } from './useSelector.ts';
import * as s from './Total.css.ts';

type Props = { selector: Selector; buying: Buying };

/** What everything costs, and the way into the cart. */
export function Total({ selector, buying }: Props) {
  const text = useText();
  const format = useFormat();
  const { breakdown, pieces, rooms } = selector.price;
  return (
    <section className={s.root} aria-label={text('rooms.total')}>
      <dl className={s.sums}>
        <div className={s.line}>
          <dt>{text('rooms.total.room')}</dt>
          <dd>{format.vnd(rooms.get(selector.room?.id ?? 0) ?? 0)}</dd>
        </div>
        <div className={s.whole}>
          <dt>{text('rooms.total')}</dt>
          <dd>{format.vnd(breakdown.goods)}</dd>
        </div>
      </dl>
      <Text size="small" tone="muted">
        {text('rooms.total.pieces', { count: pieces })} · {text('rooms.total.note')}
      </Text>
      <div className={s.wideOnly}>
        <AddButton buying={buying} label={text('rooms.add')} fullWidth />
      </div>
      {buying.left.length > 0 ? (
        <Notice tone="caution" title={text('rooms.add.left')}>
          <ul className={s.left}>
            {buying.left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </section>
  );
}

/** The sum and the button under the thumb. */
export function TotalBar({ selector, buying }: Props) {
  const text = useText();
  const format = useFormat();
  return (
    <ActionBar
      label={text('rooms.total')}
      actions={<AddButton buying={buying} label={text('rooms.add.short')} />}
    >
      <span className={s.barLabel}>{text('rooms.total')}</span>
      <strong className={s.barSum}>{format.vnd(selector.price.breakdown.goods)}</strong>
    </ActionBar>
  );
}

function AddButton({
  buying,
  label,
  fullWidth = false,
}: {
  buying: Buying;
  label: string;
  fullWidth?: boolean;
}) {
  const text = useText();
  return (
    <Button
      variant="accent"
      size="lg"
      fullWidth={fullWidth}
      loading={buying.busy}
      loadingLabel={text('rooms.add.adding')}
      {...(buying.add === undefined ? { disabledReason: text('rooms.add.nothing') } : {})}
      onClick={buying.add}
    >
      {label}
    </Button>
  );
}
