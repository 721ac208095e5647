import { createContext, use, useState, type ChangeEvent, type FocusEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a Field tells the control within it. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Given by a form; absent outside one. */
  bound?: {
    name: string;
    value: unknown;
    set: (value: unknown) => void;
    /** The field was left. */
    touch: () => void;
  };
}

/** The id of the label of a Field by that of its control, for controls that are no element a label can be for. */
export const labelId = (controlId: string): string => `${controlId}-label`;

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The props of a control of text, completed by the Field around it. Its own props win; descriptions add up. */
export function useControl<Props extends ControlProps>(
  own: Props,
): Props & { 'aria-required'?: boolean | undefined } {
  const bound = use(FieldContext)?.bound;
  return {
    ...(bound
      ? {
          name: bound.name,
          value: typeof bound.value === 'string' ? bound.value : '',
          onChange: (event: ChangeEvent<Control>) => bound.set(event.currentTarget.value),
          onBlur: (_event: FocusEvent<Control>) => bound.touch(),
        }
      : {}),
    ...useDescribed(own),
  };
}

/** The props of a control, completed by what the Field around it knows besides the value. */
export function useDescribed<Props extends ControlProps>(
  own: Props,
): Props & { 'aria-required'?: boolean | undefined } {
  const field = use(FieldContext);
  const { required, ...rest } = own;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    ...(rest as Props),
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': (required ?? field?.required) || undefined,
  };
}

/** A control whose value is not plain text: given by its owner, by the form around it, or kept by itself. */
export interface ValueProps<Value> {
  value?: Value;
  onChange?: (value: Value) => void;
}

/**
 * The value of such a control and how to change it. `read` makes sense of what a form holds under the
 * field's name: anything else than this control's kind of value is its empty one.
 */
export function useValue<Value>(
  own: { value?: Value | undefined; onChange?: ((value: Value) => void) | undefined },
  read: (value: unknown) => Value,
) {
  const bound = use(FieldContext)?.bound;
  const [kept, keep] = useState<unknown>(undefined);
  const value = read(own.value ?? (bound ? bound.value : kept));
  const set = (next: Value) => {
    keep(next);
    bound?.set(next);
    own.onChange?.(next);
  };
  return { value, set, touch: () => bound?.touch(), name: bound?.name };
}

/** Readers for `useValue`. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : none;
const none: readonly string[] = [];
