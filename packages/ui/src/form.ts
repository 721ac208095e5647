/** Forms on Formik: an entry point of its own, so that Formik stays out of the first load. */
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type SummaryItem,
} from './components/Form/ErrorSummary.tsx';
export {
  Form,
  type FormProps,
  type FormSchema,
  type SubmitFailure,
} from './components/Form/Form.tsx';
export {
  FormCheckbox,
  FormRadioGroup,
  type FormCheckboxProps,
  type FormRadioGroupProps,
} from './components/Form/FormChoices.tsx';
export { FormField, type FormFieldProps } from './components/Form/FormField.tsx';
export { FormGroup, type FormGroupProps } from './components/Form/FormGroup.tsx';
export { SubmitButton, type SubmitButtonProps } from './components/Form/SubmitButton.tsx';
export { useOwnSubmit } from './components/Form/own-submit.ts';
export { useFormField } from './components/Form/useFormField.ts';
export {
  FormAddressFields,
  type FormAddressFieldsProps,
} from './components/Form/FormAddressFields.tsx';
export { FormDraft, FormKept, type FormDraftProps } from './components/Form/FormDraft.tsx';
export {
  LeaveGuard,
  type LeaveBlocker,
  type LeaveGuardProps,
} from './components/Form/LeaveGuard.tsx';
export { useDraft, type Draft, type DraftStore } from './components/Form/use-draft.ts';
export { useFormValues } from './components/Form/use-form-values.ts';
export { useUnsaved } from './components/Form/use-unsaved.ts';
