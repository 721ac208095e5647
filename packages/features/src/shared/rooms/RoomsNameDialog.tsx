import { limits, savedRoomsSchema } from '@hien/domain';
import { Dialog, Input, Stack } from '@hien/ui';
import { FormField, type SubmitFailure, SubmitButton } from '@hien/ui/form';
import { Form } from '../forms/Form.tsx';

interface RoomsNameDialogProps {
  open: boolean;
  title: string;
  description?: string;
  /** What stands in the field at first. */
  name: string;
  labels: { readonly name: string; readonly save: string; readonly close: string };
  onSubmit: (name: string) => Promise<SubmitFailure | undefined>;
  onClose: () => void;
}

/** The name of a selection: when it is kept, and when it gets another. */
export function RoomsNameDialog({
  open,
  title,
  description,
  name,
  labels,
  onSubmit,
  onClose,
}: RoomsNameDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title={title}
      description={description}
      closeLabel={labels.close}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Form
        schema={savedRoomsSchema}
        initialValues={{ name: name.slice(0, limits.savedRooms.nameLength) }}
        // One line that is filled in already.
        draft={null}
        onSubmit={(values) => onSubmit(values.name)}
      >
        <Stack gap={4}>
          <FormField name="name" label={labels.name} required>
            <Input autoComplete="off" maxLength={limits.savedRooms.nameLength} />
          </FormField>
          <SubmitButton>{labels.save}</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
