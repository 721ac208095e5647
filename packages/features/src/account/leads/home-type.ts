import type { HouseType } from '@hien/api';
import type { ApartmentType } from '@hien/domain';

/** The forms name a home as the domain does, the wire with dashes. */
export const toWireHome = <Values extends { readonly house_type: ApartmentType }>(
  values: Values,
): Omit<Values, 'house_type'> & { house_type: HouseType } => ({
  ...values,
  house_type: values.house_type.replace('_', '-') as HouseType,
});
