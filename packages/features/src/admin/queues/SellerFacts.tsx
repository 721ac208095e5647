import type { PartnerCase } from '@hien/api';
import { formatPhone } from '@hien/domain';
import { DefinitionList, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { PrivatePicture } from '../../shared/pictures/PrivatePicture.tsx';
import * as own from './SellerFacts.css.ts';

/** Everything a shop told, the licence, and what a person has to look at: an account in another name (D92). */
export function SellerFacts({ one }: { one: PartnerCase }) {
  const text = useText();
  const contact = [one.contact_name, formatPhone(one.contact_phone), one.contact_email];
  return (
    <>
      {one.holder_matches ? null : (
        <Notice tone="caution" title={text('admin.seller.holder.differs')}>
          {one.holder_note || text('admin.seller.holder.no-note')}
        </Notice>
      )}
      <div className={own.sides}>
        <DefinitionList
          look="columns"
          items={[
            { term: text('admin.facts.account'), detail: one.account_email ?? '–' },
            { term: text('admin.seller.owner'), detail: one.owner },
            { term: text('admin.facts.number'), detail: one.registration_number },
            { term: text('admin.facts.tax'), detail: one.tax_code },
            { term: text('admin.facts.address'), detail: one.business_address },
            { term: text('admin.seller.store-address'), detail: one.address },
            { term: text('admin.seller.contact'), detail: contact.join(' · ') },
            {
              term: text('admin.seller.bank'),
              detail: `${one.bank_name} · ${one.account_holder} · ${one.account_number}`,
            },
            {
              term: text('admin.seller.delivery'),
              detail: text(
                one.self_delivery ? 'admin.seller.delivery.self' : 'admin.seller.delivery.carrier',
              ),
            },
            {
              term: text('admin.seller.terms'),
              detail: text('admin.seller.terms.version', { version: one.terms_version }),
            },
            ...(one.rejection ? [{ term: text('admin.facts.reason'), detail: one.rejection }] : []),
          ]}
        />
        <PrivatePicture
          address={one.licence}
          alt={text('admin.seller.licence', { name: one.store_name })}
          missing={text('admin.seller.licence.missing')}
          className={own.licence}
        />
      </div>
    </>
  );
}
