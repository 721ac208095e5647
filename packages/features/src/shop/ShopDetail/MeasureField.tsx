import { type MeasureFault, type Pack, measureBounds } from '@hien/domain';
import { Field, Input } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Measured, type MeasureName, kindOf } from './useMeasured.ts';

interface MeasureFieldProps {
  id: string;
  name: MeasureName;
  surface: Pack['surface'];
  measured: Measured;
}

/** One measure as it is typed, and what keeps it from being counted with. */
export function MeasureField({ id, name, surface, measured }: MeasureFieldProps) {
  const text = useText();
  const format = useFormat();
  const kind = kindOf(name);
  const wordsOf = (fault: MeasureFault): string => {
    if (fault === 'empty') return text('shop.detail.packs.wrong.empty');
    if (fault === 'no-number')
      return text('shop.detail.packs.wrong.no-number', {
        example: format.decimal(kind === 'area' ? 18.5 : 4.2),
      });
    const [least, most] = measureBounds[kind];
    return text(`shop.detail.packs.wrong.out-of-bounds.${kind}`, {
      least: format.decimal(least),
      most: format.decimal(most),
    });
  };
  const fault = measured.faultOf(name);
  return (
    <Field
      id={id}
      label={text(
        name === 'area' ? `shop.detail.packs.area.${surface}` : `shop.detail.packs.${name}`,
      )}
      error={fault === undefined ? undefined : wordsOf(fault)}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        numeric
        maxLength={12}
        end={kind === 'area' ? 'm²' : 'm'}
        value={measured.typed[name]}
        onChange={(event) => measured.type(name, event.currentTarget.value)}
        onBlur={() => measured.leave(name)}
      />
    </Field>
  );
}
