import { contractorServices, designStyles, sharedHouseTypes } from '@hien/domain';
import { useText } from '../../../../shared/i18n/useText.ts';
import type { PartProps } from '../PartFields.tsx';
import { CitiesField } from './CitiesField.tsx';
import { CompanyChoices } from './CompanyChoices.tsx';

/** What the company takes on, and where. */
export function WorkPart({ type, ...rest }: PartProps) {
  const text = useText();
  return (
    <>
      <CompanyChoices
        field="services"
        required
        options={contractorServices}
        called={(one) => text(`contractor.service.${one}`)}
        onChange={(services) => type({ services })}
        {...rest}
      />
      <CitiesField type={type} {...rest} />
      <CompanyChoices
        field="house_types"
        options={sharedHouseTypes}
        called={(one) => text(`house.${one}`)}
        onChange={(houses) => type({ house_types: houses })}
        {...rest}
      />
      <CompanyChoices
        field="styles"
        options={designStyles}
        called={(one) => text(`style.${one}`)}
        onChange={(styles) => type({ styles })}
        {...rest}
      />
    </>
  );
}
