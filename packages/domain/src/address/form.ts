import * as z from 'zod/mini';
import { choiceField, deliveryPhoneField, flagField, textField } from '../validation/fields.ts';
import { between } from '../validation/rules.ts';

/** Addresses of before July 2025 have a district; the ones after have none (3.3). */
export const adminSystems = ['pre2025', 'post2025'] as const;
export type AdminSystem = (typeof adminSystems)[number];

export const addressSchema = z
  .object({
    receiver: textField('validation.receiver.required', 100),
    phone: deliveryPhoneField(),
    admin_system: choiceField(adminSystems),
    city: textField('validation.address.city-required'),
    district: z.nullable(textField('validation.address.district-required')),
    ward: textField('validation.address.ward-required'),
    address: textField('validation.address.required', 300),
    is_default: flagField(),
  })
  .check(
    between(
      ['admin_system', 'district'],
      (values) => values.admin_system === 'post2025' || values.district !== null,
      'validation.address.district-required',
    ),
  );

export type AddressValues = z.output<typeof addressSchema>;

/** One line for reading: what people write on a parcel, smallest part first. */
export function addressLine({
  address,
  ward,
  district,
  city,
}: Pick<AddressValues, 'address' | 'ward' | 'district' | 'city'>): string {
  return [address, ward, district, city].filter((part) => part !== null && part !== '').join(', ');
}
