import { createContext, use, type ChangeEvent, type FocusEvent } from 'react';

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
    value: string;
    onChange: (event: ChangeEvent<Control>) => void;
    onBlur: (event: FocusEvent<Control>) => void;
  };
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The props of a control, completed by the Field around it. Its own props win; descriptions add up. */
export function useControl<Props extends ControlProps>(
  own: Props,
): Props & { 'aria-required'?: boolean | undefined } {
  const field = use(FieldContext);
  const { required, ...rest } = own;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    ...field?.bound,
    ...(rest as Props),
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': (required ?? field?.required) || undefined,
  };
}
