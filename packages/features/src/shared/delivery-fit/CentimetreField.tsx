import { boundsOf, type MeasureOf, type Obstacle } from '@hien/domain';
import { Field, Input } from '@hien/ui';
import { useText } from '../i18n/useText.ts';
import { measureLabel } from './measure-label.ts';
import type { TypedWayIn } from './useTypedWayIn.ts';

interface CentimetreFieldProps {
  id: string;
  obstacle: Obstacle;
  name: MeasureOf;
  typed: TypedWayIn;
}

/** One measure of the way in as it is typed, and what keeps it from being counted with. */
export function CentimetreField({ id, obstacle, name, typed }: CentimetreFieldProps) {
  const text = useText();
  const field = `${obstacle}.${name}` as const;
  const [least, most] = boundsOf(obstacle, name);
  const fault = typed.faultOf(obstacle, name);
  return (
    <Field
      id={id}
      label={text(measureLabel(obstacle, name))}
      error={fault === undefined ? undefined : text(`fit.wrong.${fault}`, { least, most })}
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        numeric
        maxLength={8}
        end="cm"
        value={typed.valueOf(field)}
        onChange={(event) => typed.type(field, event.currentTarget.value)}
        onBlur={() => typed.leave(field)}
      />
    </Field>
  );
}
