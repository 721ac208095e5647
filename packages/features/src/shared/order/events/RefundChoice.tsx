import type { RefundPreview } from '@hien/api';
import type { Reader } from '@hien/domain';
import { DefinitionList, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useFormat } from '../../i18n/useFormat.ts';
import { useText } from '../../i18n/useText.ts';
import { Tick } from './event-fields.tsx';
import type { EventLine } from './event-form.ts';
import { RefundMoney } from './RefundMoney.tsx';
import * as s from './events.css.ts';

interface RefundChoiceProps {
  row: EventLine;
  event: string;
  reader: Reader;
}

/** Whether the goods come back, and with it what the buyer gets and what the shop bears: all of it before the press. */
export function RefundChoice({ row, event, reader }: RefundChoiceProps) {
  const { value: keep } = useFormField<boolean>('keep');
  return (
    <>
      <Tick name="keep" label="seller.act.no-return" />
      <div className={s.group} aria-live="polite">
        <RefundMoney
          row={row}
          event={event}
          reader={reader}
          payload={{ returnRequired: !keep }}
          more={(preview) => <ShopCost preview={preview} keep={keep} />}
        />
      </div>
    </>
  );
}

/** What does not reach the shop's settlement, and where the goods are afterwards. */
function ShopCost({ preview: { split, fault }, keep }: { preview: RefundPreview; keep: boolean }) {
  const text = useText();
  const { vnd } = useFormat();
  return (
    <section className={s.cost} aria-label={text('seller.act.cost')}>
      <p className={s.costTitle}>{text('seller.act.cost')}</p>
      <DefinitionList
        look="sum"
        items={[
          { term: text('seller.act.cost.goods'), detail: vnd(split.goods) },
          ...(split.deliveryFee === 0
            ? []
            : [{ term: text('seller.act.cost.delivery'), detail: vnd(split.deliveryFee) }]),
        ]}
      />
      <Text size="small" tone="muted">
        {text(keep ? 'seller.act.cost.keep' : `seller.act.cost.back.${fault}`)}
      </Text>
    </section>
  );
}
