import { type Pack, cartQuantity, isBulkQuantity, packsNeeded } from '@hien/domain';
import { Button, Heading, Radio, RadioGroup, Text } from '@hien/ui';
import { useOwnSubmit } from '@hien/ui/form';
import { useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { MeasureField } from './MeasureField.tsx';
import { PackAnswer } from './PackAnswer.tsx';
import { PackSum } from './PackSum.tsx';
import { measureWays, namesOf, useMeasured } from './useMeasured.ts';
import * as s from './PackCalculator.css.ts';

interface PackCalculatorProps {
  pack: Pack;
  /** Đồng of one pack of the chosen option, with VAT. */
  price: number;
  /** Packs of the chosen option. */
  stock: number;
  /** As many as the page has now. */
  quantity: number;
  onTake: (packs: number) => void;
}

/**
 * How many boxes or cans a room takes, by its square metres or its two sides, and one press that makes them the page's
 * quantity: no more than there are, and as many as are wanted where a price is asked for.
 */
export function PackCalculator({ pack, price, stock, quantity, onTake }: PackCalculatorProps) {
  const text = useText();
  const id = useId();
  const measured = useMeasured();
  const { surface } = pack;
  const needed = measured.measured === undefined ? null : packsNeeded(pack, measured.measured);
  const taken =
    needed === null
      ? null
      : isBulkQuantity(needed.packs)
        ? needed.packs
        : cartQuantity(needed.packs, stock);

  const submit = useOwnSubmit(() => {
    const missing = measured.ask();
    if (missing !== undefined) document.getElementById(`${id}${missing}`)?.focus();
    else if (taken !== null) onTake(taken);
  });

  return (
    <form
      method="post"
      className={s.root}
      aria-labelledby={`${id}title`}
      onSubmit={submit}
      noValidate
    >
      <div className={s.head}>
        <Heading level={2} size="h5" id={`${id}title`}>
          {text(`shop.detail.packs.title.${surface}`)}
        </Heading>
        <Text size="small" tone="muted">
          <PackSum pack={pack} way={measured.way} />
        </Text>
      </div>
      <RadioGroup
        legend={text('shop.detail.packs.by')}
        legendHidden
        layout="inline"
        value={measured.way}
        onChange={(chosen) => measured.setWay(chosen === 'sides' ? 'sides' : 'area')}
      >
        {measureWays.map((way) => (
          <Radio key={way} value={way}>
            {text(
              way === 'area'
                ? `shop.detail.packs.by.area.${surface}`
                : 'shop.detail.packs.by.sides',
            )}
          </Radio>
        ))}
      </RadioGroup>
      <div className={s.fields[measured.way]}>
        {namesOf[measured.way].map((name) => (
          <MeasureField
            key={name}
            id={`${id}${name}`}
            name={name}
            surface={surface}
            measured={measured}
          />
        ))}
      </div>
      <PackAnswer
        surface={surface}
        needed={needed}
        price={price}
        stock={stock}
        taken={taken === quantity ? taken : null}
      />
      {taken === 0 ? null : (
        <Button type="submit" className={s.take}>
          {taken === null
            ? text('shop.detail.packs.count')
            : text(`shop.detail.packs.take.${surface}`, { count: taken })}
        </Button>
      )}
    </form>
  );
}
