import type { Address } from '@hien/api';
import { type AddressValues, addressSchema, cleanPhone, formatPhone } from '@hien/domain';
import { Dialog, Input, PhoneInput, Radio, useToast } from '@hien/ui';
import { FormCheckbox, FormField, SubmitButton } from '@hien/ui/form';
import { useProfile } from '../calls/useProfile.ts';
import { Form } from '../forms/Form.tsx';
import { useText } from '../i18n/useText.ts';
import { addressForm } from './MyPageFrame.css.ts';
import { DivisionFields } from './DivisionFields.tsx';
import { useSaveAddress } from './useSaveAddress.ts';

const blank: AddressValues = {
  receiver: '',
  phone: '',
  admin_system: 'post2025',
  city: '',
  district: null,
  ward: '',
  address: '',
  is_default: false,
};

interface AddressDialogProps {
  edited: Address | 'new' | null;
  onClose: () => void;
}

/** A new address, or one that is changed. Closes when it is stored; what was typed stays when it is refused. */
export function AddressDialog({ edited, onClose }: AddressDialogProps) {
  const text = useText();
  const toast = useToast();
  const save = useSaveAddress();
  const { data: member } = useProfile();
  const known = edited === 'new' ? null : edited;
  const { id, ...values } = known ?? { id: undefined, ...blank };
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text(known === null ? 'my-page.address.new' : 'my-page.address.edit')}
      closeLabel={text('my-page.address.close')}
    >
      <Form
        schema={addressSchema}
        initialValues={values}
        className={addressForm}
        draft={member ? { in: `address-${member.id}-${id ?? 'new'}`, until: 'tab-closes' } : null}
        onSubmit={(sent) =>
          save.submit(
            id,
            { ...sent, district: sent.admin_system === 'post2025' ? null : sent.district },
            () => {
              toast.show({ tone: 'positive', text: text('my-page.addresses.saved') });
              onClose();
            },
          )
        }
      >
        <FormField name="receiver" label={text('my-page.address.receiver')} required>
          <Input autoComplete="name" />
        </FormField>
        <FormField
          name="phone"
          label={text('my-page.address.phone')}
          hint={text('my-page.address.phone.hint')}
          required
        >
          <PhoneInput clean={cleanPhone} format={formatPhone} autoComplete="tel" />
        </FormField>
        <DivisionFields
          newLabel={<Radio value="post2025">{text('my-page.address.system.new')}</Radio>}
          oldLabel={<Radio value="pre2025">{text('my-page.address.system.old')}</Radio>}
        />
        <FormField name="address" label={text('my-page.address.street')} required>
          <Input autoComplete="street-address" />
        </FormField>
        <FormCheckbox name="is_default">{text('my-page.address.is-default')}</FormCheckbox>
        <SubmitButton>{text('my-page.address.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
