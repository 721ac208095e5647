import type { ContractorDetail } from '@hien/api';
import { displayName } from '@hien/domain';
import { Avatar, DefinitionList, Heading, Text, mediaUrl } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './SendEmailView.css.ts';

/** The company, and who there will read the message: name and id (send-email screen). */
export function ContractorHead({ contractor }: { contractor: ContractorDetail }) {
  const text = useText();
  const language = useLanguage();
  const { logo } = contractor;
  return (
    <div className={s.company}>
      <div className={s.mark}>
        <Avatar
          name={contractor.company_name}
          size="lg"
          shape="square"
          decorative
          src={logo ? mediaUrl(logo, { width: 160 }) : null}
        />
        <div className={s.names}>
          <Heading level={2} size="h4">
            {contractor.company_name}
          </Heading>
          <Text size="small" tone="muted">
            {text('send-email.years', { years: contractor.experience_years })}
          </Text>
        </div>
      </div>
      <DefinitionList
        items={[
          {
            term: text('send-email.contact'),
            detail: text('send-email.contact.value', {
              name: displayName(contractor.user, language),
              id: String(contractor.user_id),
            }),
          },
          { term: text('send-email.phone.company'), detail: contractor.company_phone },
          { term: text('send-email.address'), detail: contractor.address },
        ]}
      />
    </div>
  );
}
