import type { SellerItem } from '@hien/api';
import { mostTyped, pastedParcels } from '@hien/domain';
import { Input, Notice, Radio, Text, Textarea } from '@hien/ui';
import { FormField, FormRadioGroup, useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

interface LotParcelsProps {
  lines: readonly SellerItem[];
}

/** One carrier for all and a number for each: typed where they are few, pasted from a table where they are many. */
export function LotParcels({ lines }: LotParcelsProps) {
  const text = useText();
  const { value: kind } = useFormField<string>('kind');
  return (
    <>
      <FormRadioGroup name="kind" legend={text('seller.act.shipment.kind')}>
        <Radio value="carrier">{text('seller.act.shipment.carrier')}</Radio>
        <Radio value="self">{text('seller.act.shipment.self')}</Radio>
      </FormRadioGroup>
      {kind === 'self' ? null : (
        <>
          <FormField name="carrier" label={text('seller.act.carrier')} required>
            <Input maxLength={100} />
          </FormField>
          <Numbers lines={lines} />
        </>
      )}
    </>
  );
}

const without = (trackings: readonly string[]): number[] =>
  [...trackings.keys()].filter((index) => (trackings[index] ?? '').trim() === '');

function Numbers({ lines }: LotParcelsProps) {
  const text = useText();
  const { value: trackings } = useFormField<string[]>('trackings');
  // Those that the last paste left open: a field does not go away while a number is typed into it.
  const [open, setOpen] = useState(() => without(trackings));
  const missing = without(trackings).length;
  return (
    <>
      {lines.length < 2 ? null : (
        <Pasted lines={lines} onFilled={(next) => setOpen(without(next))} />
      )}
      {lines.length <= mostTyped ? null : (
        <Text role="status" tone={missing === 0 ? 'default' : 'muted'}>
          {text('seller.bulk.pasted.state', { filled: lines.length - missing, missing })}
        </Text>
      )}
      {(lines.length <= mostTyped ? [...lines.keys()] : open.length <= mostTyped ? open : []).map(
        (index) => {
          const line = lines[index];
          return line === undefined ? null : (
            <FormField
              key={line.item.id}
              name={`trackings.${index}`}
              label={text('seller.bulk.tracking-of', {
                number: line.orderNumber,
                thing: line.item.thing.name,
              })}
              required
            >
              <Input maxLength={60} autoComplete="off" />
            </FormField>
          );
        },
      )}
    </>
  );
}

function Pasted({
  lines,
  onFilled,
}: LotParcelsProps & { onFilled: (trackings: readonly string[]) => void }) {
  const text = useText();
  const { value: trackings, setValue } = useFormField<string[]>('trackings');
  const { setValue: setPasted } = useFormField<string>('pasted');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const fill = (pasted: string) => {
    const read = pastedParcels(pasted, lines);
    const next = lines.map((_, index) => read.trackings[index] || (trackings[index] ?? ''));
    setUnknown(read.unknown);
    setPasted(pasted);
    setValue(next);
    onFilled(next);
  };
  return (
    <>
      <FormField
        name="pasted"
        label={text('seller.bulk.pasted')}
        hint={text('seller.bulk.pasted.hint')}
        required={lines.length > mostTyped}
      >
        <Textarea
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => fill(target.value)}
        />
      </FormField>
      {unknown.length === 0 ? null : (
        <Notice
          tone="caution"
          title={text('seller.bulk.pasted.unknown', { count: unknown.length })}
        >
          {unknown.slice(0, 3).join(' · ')}
        </Notice>
      )}
    </>
  );
}
