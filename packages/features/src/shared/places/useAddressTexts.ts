import type { AdminSystem } from '@hien/domain';
import type { FormAddressFieldsProps } from '@hien/ui/form';
import { useText } from '../i18n/useText.ts';
import { usePlaceTexts } from './usePlaceTexts.ts';

/** What the fields of city, district and ward say. */
export function useAddressTexts(system: AdminSystem): FormAddressFieldsProps['texts'] {
  const text = useText();
  const combobox = usePlaceTexts();
  const find = text('my-page.address.city.placeholder');
  return {
    labels: {
      city: text('my-page.address.city'),
      district: text('my-page.address.district'),
      ward: text('my-page.address.ward'),
    },
    placeholders: { city: find, district: find, ward: find },
    first: {
      district: text('my-page.address.first.city'),
      ward: text(`my-page.address.first.${system === 'post2025' ? 'city' : 'district'}`),
    },
    failed: text('my-page.address.lists.failed'),
    retry: text('my-page.address.lists.again'),
    combobox,
  };
}
