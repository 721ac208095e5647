import type { ContractorCase } from '@hien/api';
import { hasTaxCheckDigit } from '@hien/domain';
import { Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { partnerStatus } from '../../shared/status/account-status.ts';

/** What staff should look at before they believe a tax code: it was likely mistyped, or somebody else is here under it. */
export function TaxCodeNotices({
  one,
}: {
  one: Pick<ContractorCase, 'tax_code' | 'same_tax_code'>;
}) {
  const text = useText();
  const language = useLanguage();
  const { tax_code: code, same_tax_code: others } = one;
  return (
    <>
      {hasTaxCheckDigit(code) ? null : (
        <Notice tone="caution" title={text('admin.tax-code.odd', { code })}>
          {text('admin.tax-code.odd.text')}
        </Notice>
      )}
      {others.length === 0 ? null : (
        <Notice tone="caution" title={text('admin.tax-code.same', { count: others.length })}>
          {others
            .map(({ company_name: name, state }) =>
              text('admin.tax-code.same.one', {
                name,
                state: partnerStatus.words[state][language],
              }),
            )
            .join('; ')}
        </Notice>
      )}
    </>
  );
}
