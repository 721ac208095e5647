import {
  AddressFields,
  type AddressFieldsProps,
  type AddressLevel,
} from '../AddressFields/AddressFields.tsx';
import { useFormField } from './useFormField.ts';

export type FormAddressFieldsProps = Pick<AddressFieldsProps, 'load' | 'fold' | 'texts'> & {
  /** Paths of the three values; `city`, `district` and `ward` unless given. */
  names?: Record<AddressLevel, string>;
};

const own: Record<AddressLevel, string> = { city: 'city', district: 'district', ward: 'ward' };

/** The AddressFields of a Form: three values of it, and three errors. */
export const FormAddressFields = ({ names = own, ...rest }: FormAddressFieldsProps) => {
  const fields = {
    city: useFormField<string>(names.city),
    district: useFormField<string | null>(names.district),
    ward: useFormField<string>(names.ward),
  };
  const { city, district, ward } = fields;
  return (
    <AddressFields
      value={{ city: city.value, district: district.value, ward: ward.value }}
      onChange={(next) => {
        if (next.city !== city.value) city.setValue(next.city);
        if (next.district !== district.value) district.setValue(next.district);
        if (next.ward !== ward.value) ward.setValue(next.ward);
      }}
      ids={{ city: city.id, district: district.id, ward: ward.id }}
      errors={{ city: city.error, district: district.error, ward: ward.error }}
      onLeave={(level) => fields[level].touch()}
      {...rest}
    />
  );
};
