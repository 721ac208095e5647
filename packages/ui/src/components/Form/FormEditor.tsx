import { labelId, useDescribed } from '../Field/control.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { RichTextEditor, type RichTextEditorProps } from '../RichTextEditor/RichTextEditor.tsx';
import { useFormField } from './useFormField.ts';

type Writing = Pick<
  RichTextEditorProps,
  'labels' | 'placeholder' | 'uploadImage' | 'minHeight' | 'products'
>;
type Named = Pick<FieldProps, 'label' | 'mark' | 'labelEnd' | 'hint' | 'required' | 'end'>;

export type FormEditorProps = Named &
  Writing & {
    /** Path of the value: HTML, and the empty string while nothing is written. */
    name: string;
  };

/** A RichTextEditor of a Form, with its label, hint and error. */
export const FormEditor = ({
  name,
  labels,
  placeholder,
  uploadImage,
  minHeight,
  products,
  ...named
}: FormEditorProps) => {
  const { id, value, error, setValue, touch } = useFormField<string>(name);
  return (
    <Field id={id} error={error} {...named}>
      <Bound
        value={value}
        onChange={setValue}
        onBlur={touch}
        labels={labels}
        {...(placeholder ? { placeholder } : {})}
        {...(uploadImage ? { uploadImage } : {})}
        {...(minHeight ? { minHeight } : {})}
        {...(products ? { products } : {})}
      />
    </Field>
  );
};

/** The editor with what the Field around it knows. */
const Bound = (props: Writing & Pick<RichTextEditorProps, 'value' | 'onChange' | 'onBlur'>) => {
  const { id = '', ...described } = useDescribed<{
    id?: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
  }>({});
  return (
    <RichTextEditor
      id={id}
      labelledBy={labelId(id)}
      describedBy={described['aria-describedby']}
      invalid={described['aria-invalid']}
      required={described['aria-required']}
      {...props}
    />
  );
};
